create or replace function private.settle_at_door (
  vendor public.vendors,
  caller uuid,
  address_id uuid
)
  returns public.subscribers
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  home jsonb := private.address_snapshot(settle_at_door.address_id, caller);
  lat double precision := (home ->> 'lat')::double precision;
  lng double precision := (home ->> 'lng')::double precision;
  stop public.subscribers;
begin
  if not private.delivers_to(vendor, lat, lng) then
    perform private.refuse(409, 'subscription_outside_area', 'This address is outside the area of the daily round.');
  end if;
  -- The part of the address after its first comma names the area more often than not; the vendor sorts by it.
  insert into public.subscribers (vendor_id, user_id, address, area, distance_m)
  values (vendor.id, caller, home, left(coalesce(nullif(trim(split_part(home ->> 'line', ',', -1)), ''),
    home ->> 'city'), 120),
    private.road_distance_m(lat, lng, vendor.lat, vendor.lng))
  on conflict (vendor_id, user_id) do update set address = excluded.address, area = excluded.area,
    distance_m = excluded.distance_m
  returning * into stop;
  return stop;
end
$function$;

comment on function private.settle_at_door(public.vendors, uuid, uuid) is 'The caller as a subscriber of a vendor at one of their addresses, created or moved, and locked.';

revoke all on function private.settle_at_door(public.vendors, uuid, uuid) from public;
