create or replace function private.is_parcel_door (
  door jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_typeof(door) = 'object' and private.are_texts(door, 'name', 'phone', 'line', 'landmark')
    and jsonb_typeof(door -> 'lat') = 'number' and jsonb_typeof(door -> 'lng') = 'number'
    and (door ->> 'lat')::numeric between -90 and 90 and (door ->> 'lng')::numeric between -180 and 180
    and coalesce(door ->> 'handover', 'door') in ('door', 'building'), false)
$function$;

comment on function private.is_parcel_door(jsonb) is 'Whether a value is a door: {name, phone, line, landmark?, lat, lng}.';

revoke all on function private.is_parcel_door(jsonb) from public;
