create or replace function private.incentive_runs (
  rule private.incentive_rules,
  day date
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select incentive_runs.day between rule.starts_on
    and least(rule.ends_on, (rule.ended_at at time zone 'Asia/Kolkata')::date)
$function$;

comment on function private.incentive_runs(private.incentive_rules, date) is 'Whether a rule counts on a day, at least until it was ended.';

revoke all on function private.incentive_runs(private.incentive_rules, date) from public;
