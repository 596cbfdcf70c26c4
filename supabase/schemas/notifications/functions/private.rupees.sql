create or replace function private.rupees (
  paise bigint
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select '₹' || to_char(paise / 100.0, case when paise % 100 = 0 then 'FM99,99,99,99,990' else 'FM99,99,99,99,990.00'
    end)
$function$;

revoke all on function private.rupees(bigint) from public;
