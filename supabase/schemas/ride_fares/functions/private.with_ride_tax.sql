create or replace function private.with_ride_tax (
  paise bigint
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select paise + private.tax_of(paise, private.tax_rate('passenger_transport'), false)
$function$;

comment on function private.with_ride_tax(bigint) is 'An amount of a fare with its GST.';

revoke all on function private.with_ride_tax(bigint) from public;
