create or replace function private.parcel_door (
  door jsonb
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select jsonb_strip_nulls(jsonb_build_object('lat', door -> 'lat', 'lng', door -> 'lng',
    'name', left(trim(private.without_marks(door ->> 'name')), 60), 'phone', door ->> 'phone',
    'line', left(trim(private.without_marks(door ->> 'line')), 300),
    'landmark', nullif(left(trim(private.without_marks(door ->> 'landmark')), 120), ''),
    'handover', coalesce(door ->> 'handover', 'door')))
$function$;

revoke all on function private.parcel_door(jsonb) from public;
