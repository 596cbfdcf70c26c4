create or replace function private.ride_range (
  fare jsonb
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('expected_paise', private.with_ride_tax((fare ->> 'expected')::bigint),
    'from_paise', private.with_ride_tax((fare ->> 'from')::bigint),
    'cap_paise', private.with_ride_tax((fare ->> 'cap')::bigint))
$function$;

comment on function private.ride_range(jsonb) is 'Between what a ride costs, with tax: {expected_paise, from_paise, cap_paise}.';

revoke all on function private.ride_range(jsonb) from public;
