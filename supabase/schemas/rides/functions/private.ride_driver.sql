create or replace function private.ride_driver (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('user_id', c.user_id, 'name', split_part(c.name, ' ', 1), 'photo', c.photo,
    'rating', c.rating, 'rides', (select count(*) from public.jobs as d
      join public.enhanced_orders as e on e.id = d.order_id and e.trade = o.trade
      where d.performer_id = c.user_id and d.state = 'delivered'),
    'vehicle', jsonb_build_object('class', c.vehicle_kind, 'plate', c.plate, 'model', null),
    'favourite', exists (select from private.favourite_drivers as f where f.user_id = o.user_id
      and f.driver_id = c.user_id))
  from private.job_of(o.id) as j join public.couriers as c on c.user_id = j.performer_id
$function$;

comment on function private.ride_driver(public.enhanced_orders) is 'Who drives a ride, as its customer sees them; null while nobody does.';

revoke all on function private.ride_driver(public.enhanced_orders) from public;
