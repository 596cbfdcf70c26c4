create or replace function private.as_filed (
  paise numeric
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select trim(to_char(as_filed.paise / 100.0, '999999999999990.00'))
$function$;

comment on function private.as_filed(numeric) is 'An amount as a return is filed: 1234.50.';

revoke all on function private.as_filed(numeric) from public;
