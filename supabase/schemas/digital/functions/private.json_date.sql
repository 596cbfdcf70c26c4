create or replace function private.json_date (
  value text
)
  returns date
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select case when value ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' and pg_input_is_valid(value, 'date') then value::date end
$function$;

revoke all on function private.json_date(text) from public;
