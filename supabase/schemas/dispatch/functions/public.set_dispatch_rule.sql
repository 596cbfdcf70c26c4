create or replace function public.set_dispatch_rule (
  rule jsonb,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  before private.dispatch_rules;
  made private.dispatch_rules;
  result jsonb;
begin
  if jsonb_typeof(set_dispatch_rule.rule) is distinct from 'object' or length(set_dispatch_rule.rule::text) > 4000 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  result := private.claim_idempotency(caller, set_dispatch_rule.idempotency_key, 'set_dispatch_rule');
  if result is not null then return result; end if;
  begin
    before := private.dispatch_rule((rule ->> 'region_id')::uuid, rule ->> 'work');
    -- What is stopped for a wider scope is not a stop of this one: it ends there, and here with it.
    before.stopped := coalesce((select r.stopped from private.dispatch_rules as r
      where r.region_id is not distinct from (rule ->> 'region_id')::uuid
        and r.work is not distinct from rule ->> 'work' and r.valid_from <= now()
      order by r.valid_from desc, r.id desc limit 1), false);
    made := jsonb_populate_record(before, rule - array['id', 'made_by', 'made_at']);
    made.weights := before.weights || made.weights;
    if made.valid_from < now() or not rule ? 'valid_from' then made.valid_from := now(); end if;
    if exists (select from jsonb_array_elements(made.rounds) as s where coalesce((s ->> 'radius_m')::integer, 0)
        not between 100 and 100000 or coalesce((s ->> 'wave')::integer, 0) not between 1 and 50)
      or exists (select from (select (s ->> 'radius_m')::integer as radius, lag((s ->> 'radius_m')::integer)
          over (order by place) as before from jsonb_array_elements(made.rounds) with ordinality as e (s, place)) as r
        where r.radius <= r.before)
      or exists (select from jsonb_each(made.weights) as w where jsonb_typeof(w.value) <> 'number'
        or abs((w.value)::numeric) > 100000
        or not exists (select from private.dispatch_factors as f where f.factor = w.key)) then
      raise exception using errcode = 'check_violation';
    end if;
    insert into private.dispatch_rules (region_id, work, valid_from, rounds, far_m, offer_seconds, stale_seconds,
      silent_seconds, max_extra_seconds, weights, rating_floor, stopped, note, made_by)
    values ((rule ->> 'region_id')::uuid, rule ->> 'work', made.valid_from, made.rounds, made.far_m,
      made.offer_seconds, made.stale_seconds, made.silent_seconds, made.max_extra_seconds, made.weights,
      made.rating_floor, made.stopped, rule ->> 'note', caller) returning * into made;
  exception when data_exception or integrity_constraint_violation then
    perform private.refuse(400, 'rule_invalid', 'Please check the rule.');
  end;
  perform private.audit('set_dispatch_rule', 'dispatch_rule', made.id::text, to_jsonb(before), to_jsonb(made));
  result := jsonb_build_object('rule_id', made.id);
  perform private.keep_result(caller, set_dispatch_rule.idempotency_key, result);
  return result;
end
$function$;

comment on function public.set_dispatch_rule(jsonb, text) is 'A new rule from now or valid_from on; what rule does not name, also of the weights, stays as it is in force: {region_id, work, valid_from, rounds, far_m, offer_seconds, stale_seconds, silent_seconds, max_extra_seconds, weights, rating_floor, stopped, note}. Returns {rule_id}. Administrators only; in the audit log. Refuses request_invalid, rule_invalid.';

revoke all on function public.set_dispatch_rule(jsonb, text) from public;

grant execute on function public.set_dispatch_rule(jsonb, text) to authenticated, postgres;
