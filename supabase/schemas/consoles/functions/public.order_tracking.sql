create or replace function public.order_tracking (
  order_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e
  where e.id = order_tracking.order_id and (e.user_id = caller or private.is_admin());
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object(
    'order', private.order_for_customer(o),
    'detail', private.detail_of(o, case when o.user_id = caller then 'customer' else 'admin' end),
    'events', (select jsonb_agg(jsonb_build_object('seq', e.seq, 'to_status', e.to_status, 'at', e.at, 'actor_role',
      e.actor_role,
      'reason_code', e.reason_code) order by e.seq) from public.order_events as e where e.order_id = o.id),
    'delivery', (select jsonb_build_object('state', case when private.nobody_carries(o) then 'no_courier'
      else d.state end, 'asked_until', d.asked_until,
        'distance_m', d.distance_m,
        'pickup', jsonb_build_object('lat', s.lat, 'lng', s.lng), 'drop', jsonb_build_object('lat', l.lat, 'lng',
          l.lng),
        'courier', case when d.performer_id is not null then jsonb_build_object('name', split_part(c.name, ' ', 1),
          'rating', c.rating,
          'vehicle_kind', c.vehicle_kind, 'plate', c.plate, 'photo', c.photo) end,
        'courier_position', case when p.user_id is not null and d.state in ('assigned', 'at_pickup', 'picked_up',
          'near')
          then jsonb_build_object('lat', p.lat, 'lng', p.lng, 'heading', p.heading, 'at', p.at,
            'paused_since', private.silent_since(p)) end)
      from private.job_of(o.id) as d join public.job_stops as s on s.job_id = d.id and s.n = 1
      cross join lateral private.last_stop(d.id) as l left join public.couriers as c on c.user_id = d.performer_id
      left join public.courier_positions as p on p.user_id = d.performer_id),
    'vendor', (select jsonb_build_object('id', v.id, 'name', v.name, 'slug', v.slug, 'lat', v.lat, 'lng', v.lng,
      'address', v.address,
      'picture', v.picture, 'phone_masked', private.mask_phone(v.phone)) from public.vendors as v
        where v.id = o.vendor_id),
    'drop_code', (select h.code from private.handover_codes as h
      where h.order_id = o.id and h.purpose in ('drop', 'start') and o.user_id = caller
        and o.status not in ('delivered', 'cancelled', 'pending')
        -- Whoever also hands the order over would confirm it to themselves.
        and not private.is_own_business(o)),
    'eta', private.eta_of(o),
    'cancellation', private.cancellation_terms(o, 'user'),
    'can_rate', private.can_rate(o),
    'contact', case when o.user_id = caller then private.contact_summary(o, 'user', caller) end,
    'server_now', now());
end
$function$;

comment on function public.order_tracking(uuid) is 'Everything that the customer''s live order screen shows: {order, events, delivery, vendor, drop_code, eta, cancellation, can_rate, contact (as contacts returns it), server_now}. For the customer, and without the code for administrators.';

revoke all on function public.order_tracking(uuid) from public;

grant execute on function public.order_tracking(uuid) to authenticated, postgres;
