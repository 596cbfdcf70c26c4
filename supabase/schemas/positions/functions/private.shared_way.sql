create or replace function private.shared_way (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  -- Where somebody is concerns the order only while they are on the way with it; where it ends is nobody's business.
  select coalesce((select jsonb_build_object('position', jsonb_build_object('lat', p.lat, 'lng', p.lng, 'at', p.at),
      'paused_since', private.silent_since(p), 'eta_at', private.eta_of(o) ->> 'max_at')
    from public.jobs as j join public.courier_positions as p on p.user_id = j.performer_id
    where j.order_id = o.id and j.state in ('assigned', 'at_pickup', 'picked_up', 'near')
      and o.status in ('in_progress', 'out_for_delivery', 'on_way')
    order by j.leg desc limit 1), '{}'::jsonb)
$function$;

comment on function private.shared_way(public.enhanced_orders) is 'What a link shows of an order of any trade while somebody is on the way with it: {position, paused_since, eta_at}; nothing before and after.';

revoke all on function private.shared_way(public.enhanced_orders) from public;
