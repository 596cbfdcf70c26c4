create or replace function private.shared_status (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('kind', o.kind, 'trade', o.trade, 'status', o.status, 'status_since', o.status_since,
    'arrival', case when o.status not in ('delivered', 'cancelled') then private.eta_of(o) end,
    'performer', (select jsonb_build_object('name', private.party_name(p.role, p.user_id),
        -- Where somebody is concerns the order only while they are on the way with it.
        'position', case when o.status in ('in_progress', 'out_for_delivery', 'on_way') then
          (select jsonb_build_object('lat', c.lat, 'lng', c.lng, 'heading', c.heading, 'at', c.at,
            'paused_since', private.silent_since(c))
          from public.courier_positions as c where c.user_id = p.user_id) end)
      from private.order_parties as p join private.party_kinds as k on k.role = p.role
      where p.order_id = o.id and k.performs and p.user_id is not null and (p.until_at is null or p.until_at > now())
      order by p.from_at desc limit 1))
$function$;

comment on function private.shared_status(public.enhanced_orders) is 'What a link shows of an order: status, arrival, the performer''s first name and, on the way, their position. No phone, no address, no amount, nothing of the customer.';

revoke all on function private.shared_status(public.enhanced_orders) from public;
