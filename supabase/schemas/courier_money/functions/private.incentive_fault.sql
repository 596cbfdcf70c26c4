create or replace function private.incentive_fault (
  r private.incentive_rules,
  given jsonb
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select case
    when coalesce(r.kind, '') not in ('day', 'peak') then 'kind'
    when r.kind = 'day' and r.deliveries is null then 'deliveries'
    when r.kind = 'peak' and coalesce(r.from_minute >= r.to_minute, true) then 'hours'
    when r.amount_paise is null then 'amount_paise'
    when coalesce(r.budget_paise < r.amount_paise, true) then 'budget_paise'
    when coalesce(r.starts_on not between private.today() and private.today() + 365, true) then 'starts_on'
    when coalesce(r.ends_on not between r.starts_on and r.starts_on + 365, true) then 'ends_on'
    when (given ->> 'region' is null) <> (r.region_id is null) then 'region' end
$function$;

comment on function private.incentive_fault(private.incentive_rules, jsonb) is 'The first field of a rule that is not right; null where all are.';

revoke all on function private.incentive_fault(private.incentive_rules, jsonb) from public;
