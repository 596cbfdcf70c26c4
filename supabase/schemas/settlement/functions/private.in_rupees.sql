create or replace function private.in_rupees (
  paise bigint
)
  returns bigint
  language sql
  immutable
  set search_path to ''
  AS $function$
  select round(paise::numeric / 100)::bigint * 100
$function$;

comment on function private.in_rupees(bigint) is 'An amount to the nearest whole rupee, half a rupee upwards, in paise.';

revoke all on function private.in_rupees(bigint) from public;
