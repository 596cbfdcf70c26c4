create or replace function private.nearest_driver_m (
  vehicle text,
  lat double precision,
  lng double precision
)
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select min(public.distance_m(p.lat, p.lng, nearest_driver_m.lat, nearest_driver_m.lng))
  from public.couriers as c join public.courier_positions as p on p.user_id = c.user_id
  where c.online and c.verified and c.vehicle_kind = nearest_driver_m.vehicle
    and p.at > now() - interval '5 minutes'
    and extensions.ll_to_earth(p.lat, p.lng) operator(extensions.<@) extensions.earth_box(
      extensions.ll_to_earth(nearest_driver_m.lat, nearest_driver_m.lng), private.setting_int('ride_driver_reach_m'))
    and c.user_id is distinct from auth.uid()
    and not exists (select from public.jobs as j where j.performer_id = c.user_id
      and j.state in ('assigned', 'at_pickup', 'picked_up', 'near'))
$function$;

comment on function private.nearest_driver_m(text, double precision, double precision) is
  'How far the nearest free driver with a vehicle is, in metres; null where nobody is near.';

revoke all on function private.nearest_driver_m(text, double precision, double precision) from public;
