create or replace function public.decide_adjustment (
  adjustment_id uuid,
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
  a private.payout_adjustments;
begin
  if decide_adjustment.accept is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into a from private.payout_adjustments as k where k.id = decide_adjustment.adjustment_id for update;
  if a.id is null then perform private.refuse(404, 'adjustment_not_found', 'There is no such correction.'); end if;
  if a.state <> 'waiting' then
    perform private.refuse(409, 'adjustment_decided', 'This correction was decided in the meantime.',
      jsonb_build_object('state', a.state));
  end if;
  -- Who asked may take it back, and not agree to it.
  if decide_adjustment.accept and (caller = a.asked_by
      or private.owns_earnings(a.owner_id, a.account_kind)) then
    perform private.refuse(403, 'second_person_needed', 'Somebody else has to agree to this correction.');
  end if;
  update private.payout_adjustments as k set decided_by = caller, decided_at = now(),
    state = case when decide_adjustment.accept then 'posted' else 'refused' end
  where k.id = a.id returning * into a;
  if a.state = 'posted' then perform private.post_adjustment(a); end if;
  perform private.audit('decide_adjustment', 'payee', a.owner_id::text, jsonb_build_object('state', 'waiting'),
    jsonb_build_object('id', a.id, 'amount_paise', a.amount_paise, 'state', a.state));
  return jsonb_build_object('state', a.state);
end
$function$;

comment on function public.decide_adjustment(uuid, boolean) is 'Agrees to a correction that waits, or refuses it: never by who asked for it, nor by who gets it. {state: posted|refused}. Administrators only; written to the audit log.';

revoke all on function public.decide_adjustment(uuid, boolean) from public;

grant execute on function public.decide_adjustment(uuid, boolean) to authenticated, postgres;
