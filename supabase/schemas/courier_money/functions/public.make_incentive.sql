create or replace function public.make_incentive (
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
  made private.incentive_rules;
  fault text;
  result jsonb;
begin
  perform private.bound(make_incentive.rule, 4000);
  perform private.bound(make_incentive.idempotency_key, 200);
  made.kind := rule ->> 'kind';
  if made.kind = 'day' then made.deliveries := private.json_integer(rule -> 'deliveries', 1, 100); end if;
  if made.kind = 'peak' then
    made.from_minute := private.json_integer(rule -> 'from_minute', 0, 1439);
    made.to_minute := private.json_integer(rule -> 'to_minute', 1, 1440);
  end if;
  made.amount_paise := private.json_integer(rule -> 'amount_paise', 100, 500000);
  made.budget_paise := private.json_integer(rule -> 'budget_paise', 100, 1000000000);
  made.starts_on := coalesce(private.json_date(rule ->> 'starts_on'), private.today());
  made.ends_on := private.json_date(rule ->> 'ends_on');
  made.region_id := (select r.id from public.regions as r where r.slug = left(rule ->> 'region', 60));
  fault := private.incentive_fault(made, make_incentive.rule);
  if fault is not null then
    perform private.refuse(400, 'incentive_wrong', 'Something about this extra pay is not right.',
      jsonb_build_object('field', fault));
  end if;
  result := private.claim_idempotency(caller, make_incentive.idempotency_key, 'make_incentive');
  if result is not null then return result; end if;
  insert into private.incentive_rules (kind, region_id, deliveries, from_minute, to_minute, amount_paise, budget_paise,
    starts_on, ends_on, made_by)
  values (made.kind, made.region_id, made.deliveries, made.from_minute, made.to_minute, made.amount_paise,
    made.budget_paise, made.starts_on, made.ends_on, caller) returning * into made;
  perform private.audit('make_incentive', 'incentive', made.id::text, null, to_jsonb(made) - 'id');
  result := jsonb_build_object('id', made.id);
  perform private.keep_result(caller, make_incentive.idempotency_key, result);
  return result;
end
$function$;

comment on function public.make_incentive(jsonb, text) is 'Makes a rule of extra pay: {kind: day|peak, deliveries (of day), from_minute, to_minute (of peak), amount_paise, budget_paise, starts_on? (today), ends_on, region? (its slug)}: {id}. For administrators, once per key, on the audit log. Refuses incentive_wrong with the field.';

revoke all on function public.make_incentive(jsonb, text) from public;

grant execute on function public.make_incentive(jsonb, text) to authenticated, postgres;
