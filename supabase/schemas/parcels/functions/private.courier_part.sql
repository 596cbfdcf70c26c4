create or replace function private.courier_part (
  rate private.parcel_rates,
  paise bigint
)
  returns bigint
  language sql
  immutable
  set search_path to ''
  AS $function$ select courier_part.paise * rate.courier_bp / 10000 $function$;

revoke all on function private.courier_part(private.parcel_rates, bigint) from public;
