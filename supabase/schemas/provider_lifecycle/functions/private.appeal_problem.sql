create or replace function private.appeal_problem (
  m private.measures
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when m.state not in ('in_force', 'notice', 'ending') then 'measure_over'
    when m.appealed_at is not null then 'appealed_already'
    when private.appeal_until(m) < now() then 'appeal_too_late' end
$function$;

revoke all on function private.appeal_problem(private.measures) from public;
