create or replace function private.tell_followers (
  p public.courier_positions
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.send_to_order(d.order_id, 'courier_position', jsonb_build_object('lat', p.lat, 'lng', p.lng,
    'heading', p.heading, 'at', p.at, 'paused_since', p.paused_since,
    'eta', (select private.eta_of(o) from public.enhanced_orders as o where o.id = d.order_id)))
  from (select distinct j.order_id from public.jobs as j where j.performer_id = p.user_id
    and j.state in ('assigned', 'at_pickup', 'picked_up', 'near')) as d;
  update private.position_states as s set told_lat = p.lat, told_lng = p.lng, told_at = now()
  where s.user_id = p.user_id;
end
$function$;

comment on function private.tell_followers(public.courier_positions) is 'Tells a position on the topics of the orders that somebody carries now, each with its own arrival and nothing of the others.';

revoke all on function private.tell_followers(public.courier_positions) from public;
