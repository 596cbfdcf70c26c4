create or replace function private.clean_booking (
  request jsonb
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.short_values(request, 'booking_id', 'series_id', 'package_id', 'package_order')
$function$;

revoke all on function private.clean_booking(jsonb) from public;
