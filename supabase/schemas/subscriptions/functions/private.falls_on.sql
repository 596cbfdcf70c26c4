create or replace function private.falls_on (
  frequency text,
  weekdays smallint[],
  rule_from date,
  day date
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return case frequency when 'daily' then true
    when 'alternate' then (day - rule_from) % 2 = 0
    else extract(dow from day)::smallint = any (weekdays) end;
end
$function$;

comment on function private.falls_on(text, smallint[], date, date) is 'Whether a rule names a day: every day, every other day from rule_from on, or on weekdays.';

revoke all on function private.falls_on(text, smallint[], date, date) from public;
