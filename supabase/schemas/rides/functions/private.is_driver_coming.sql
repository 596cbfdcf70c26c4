create or replace function private.is_driver_coming (
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from private.job_of(o.id) as j join public.job_stops as s on s.job_id = j.id and s.n = 1
    left join public.courier_positions as p on p.user_id = j.performer_id and p.at > now() - interval '5 minutes'
    left join lateral (select f.distance_to_pickup_m as metres from public.job_offers as f
      where f.job_id = j.id and f.courier_id = j.performer_id and f.outcome = 'accepted'
      order by f.answered_at desc limit 1) as was on true
    where s.arrived_at is not null
      or public.distance_m(p.lat, p.lng, s.lat, s.lng) <= was.metres - private.setting_int('ride_approach_m'))
$function$;

comment on function private.is_driver_coming(public.enhanced_orders) is 'Whether the driver of a ride has come nearer to its start since accepting, or is there.';

revoke all on function private.is_driver_coming(public.enhanced_orders) from public;
