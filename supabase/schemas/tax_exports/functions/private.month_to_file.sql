create or replace function private.month_to_file (
  month date
)
  returns date
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if month_to_file.month is null or month_to_file.month < date '2020-01-01'
      or month_to_file.month > private.today() then
    perform private.refuse(400, 'month_invalid', 'This month cannot be chosen.');
  end if;
  return date_trunc('month', month_to_file.month::timestamp)::date;
end
$function$;

comment on function private.month_to_file(date) is 'The first day of a month that has begun; refuses another.';

revoke all on function private.month_to_file(date) from public;
