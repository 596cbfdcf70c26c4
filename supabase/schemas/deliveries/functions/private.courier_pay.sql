create or replace function private.courier_pay (
  distance_m integer
)
  returns integer
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return private.setting_int('courier_base_pay_paise')
    + private.setting_int('courier_per_km_paise') * ceil(
      greatest(distance_m - private.setting_int('courier_base_distance_m'), 0) / 1000.0)::integer;
end
$function$;

revoke all on function private.courier_pay(integer) from public;
