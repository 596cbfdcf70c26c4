create or replace function public.report_position (
  lat double precision,
  lng double precision,
  heading real default null::real,
  accuracy_m real default null::real
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  -- What no compass or receiver measures is left out.
  direction real := case when report_position.heading between 0 and 360 then report_position.heading end;
  accuracy real := case when report_position.accuracy_m between 0 and 100000 then report_position.accuracy_m end;
begin
  if report_position.lat is null or report_position.lng is null
      or report_position.lat not between -90 and 90 or report_position.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  insert into public.courier_positions as p (user_id, lat, lng, heading, accuracy_m)
  values (c.user_id, report_position.lat, report_position.lng, direction, accuracy)
  on conflict (user_id) do update set lat = excluded.lat, lng = excluded.lng, heading = excluded.heading,
    accuracy_m = excluded.accuracy_m, at = now();
  if not exists (select from private.courier_track as t where t.user_id = c.user_id
    and t.at > now() - interval '10 seconds') then
    insert into private.courier_track (user_id, lat, lng)
      values (c.user_id, report_position.lat, report_position.lng);
    perform private.keep_estimate(o) from public.jobs as d join public.enhanced_orders as o on o.id = d.order_id
    where d.performer_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near');
  end if;
  perform private.send_to_order(d.order_id, 'courier_position',
    jsonb_build_object('lat', report_position.lat, 'lng', report_position.lng, 'heading', direction, 'at', now(),
      'eta', (select private.eta_of(o) from public.enhanced_orders as o where o.id = d.order_id)))
  from public.jobs as d where d.performer_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up',
    'near');
end
$function$;

comment on function public.report_position(double precision, double precision, real, real) is
  'Stores the courier''s position; the customers of their present jobs see it at once.';

revoke all on function public.report_position(double precision, double precision, real, real) from public;

grant execute
  on function public.report_position(double precision, double precision, real, real)
  to authenticated, postgres;
