create or replace function public.decide_reserve_rule (
  rule_id uuid,
  accept boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  r private.reserve_rules;
begin
  if decide_reserve_rule.accept is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into r from private.reserve_rules as k where k.id = decide_reserve_rule.rule_id for update;
  if r.id is null then perform private.refuse(404, 'reserve_rule_not_found', 'There is no such rule.'); end if;
  if r.state <> 'waiting' then
    perform private.refuse(409, 'adjustment_decided', 'This correction was decided in the meantime.',
      jsonb_build_object('state', r.state));
  end if;
  -- Who asked may take it back, and not agree to it.
  if decide_reserve_rule.accept and caller = r.asked_by then
    perform private.refuse(403, 'second_person_needed', 'Somebody else has to agree to this correction.');
  end if;
  update private.reserve_rules as k set decided_by = caller, decided_at = now(),
    state = case when decide_reserve_rule.accept then 'active' else 'refused' end,
    -- It holds for no day before somebody has agreed to it.
    valid_from = greatest(k.valid_from, private.today())
  where k.id = r.id returning * into r;
  perform private.audit('decide_reserve_rule', 'reserve_rule', r.id::text, '{"state": "waiting"}',
    jsonb_build_object('state', r.state));
  return jsonb_build_object('state', r.state);
end
$function$;

comment on function public.decide_reserve_rule(uuid, boolean) is 'Agrees to a rule that waits, or refuses it: never by who asked for it. {state: active|refused}. Administrators only; written to the audit log.';

revoke all on function public.decide_reserve_rule(uuid, boolean) from public;

grant execute on function public.decide_reserve_rule(uuid, boolean) to authenticated, postgres;
