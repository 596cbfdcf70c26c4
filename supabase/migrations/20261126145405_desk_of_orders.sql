-- The desk of the administration: what needs somebody now, orders found by customer and phone as well, an address for each order
-- (docs/decisions/0081).

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('desk_waiting_seconds', 'integer', 'seconds', '900', 60, 7200, 'orders',
   'An order that is ready this long and not collected is shown to the administration.', false),
  ('desk_refused_seconds', 'integer', 'seconds', '3600', 300, 86400, 'orders',
   'How long an order that was refused is shown to the administration.', false);

update private.party_kinds set path = '/admin/orders/%s' where path = '/admin?order=%s';

create function private.orders_in_need() returns table (order_id uuid, need text, since timestamptz, about text)
language sql stable security definer set search_path = '' as $$
  -- One row an order: what is worst of it.
  select distinct on (found.order_id) found.order_id, found.need, found.since, found.about
  from (
    select h.order_id, 'courier_help' as need, 1 as rank, h.at as since, h.about
    from private.courier_calls_for_help as h join private.support_tickets as t on t.id = h.ticket_id where t.status <> 'closed'
    union all
    select w.order_id, 'nobody_at_door', 2, w.started_at, null
    from public.door_waits as w join public.enhanced_orders as o on o.id = w.order_id where w.ended_at is null and o.status = 'on_way'
    union all
    select w.order_id, 'nobody_at_door', 2, w.ended_at, 'not_handed_back'
    from public.door_waits as w where w.goes = 'vendor' and w.back_at is null and w.ended_at < now() - interval '1 hour'
    union all
    select d.order_id, 'nobody_carries', 3, coalesce(d.nobody_since, d.search_started_at, now()), null
    from public.deliveries as d join public.enhanced_orders as o on o.id = d.order_id
    where o.status in ('confirmed', 'preparing', 'ready') and private.nobody_carries(o)
    union all
    select o.id, 'late', 4, o.promised_max_at, null
    from public.enhanced_orders as o where o.status not in ('delivered', 'cancelled') and o.kind in ('delivery', 'pickup') and private.is_late(o)
    union all
    -- Half of the time to accept is over.
    select o.id, 'waiting', 5, o.status_since, 'not_accepted'
    from public.enhanced_orders as o where o.status = 'pending'
      and now() > o.accept_by - make_interval(secs => private.setting_int('vendor_accept_seconds') / 2)
    union all
    select o.id, 'waiting', 5, o.status_since, 'not_collected'
    from public.enhanced_orders as o where o.status = 'ready' and o.kind = 'delivery'
      and o.status_since < now() - make_interval(secs => private.setting_int('desk_waiting_seconds'))
    union all
    select o.id, 'refused', 6, o.status_since, o.cancel_reason
    from public.enhanced_orders as o
    where o.status = 'cancelled' and o.status_since > now() - make_interval(secs => private.setting_int('desk_refused_seconds'))
      and (o.cancelled_by = 'vendor' or o.cancel_reason in ('not_accepted_in_time', 'no_courier'))
  ) as found order by found.order_id, found.rank, found.since
$$;
comment on function private.orders_in_need is
  'Orders that need somebody of the administration now, each once with what is worst: courier_help (about: what the courier asked), nobody_at_door '
  '(or not_handed_back), nobody_carries, late, waiting (not_accepted, not_collected), refused (the reason); since: how long.';
create index if not exists enhanced_orders_refused_idx on public.enhanced_orders (status_since) where status = 'cancelled';

create function public.admin_needs_you() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return jsonb_build_object('server_now', now(), 'needs', (
    select coalesce(jsonb_agg(jsonb_build_object('need', g.need, 'count', g.many, 'orders', g.orders) order by g.need), '[]')
    from (
      select n.need, max(n.many)::integer as many,
        (jsonb_agg(jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'vendor_name', o.vendor_name,
          'customer_name', private.name_of(o.user_id), 'courier_name', c.name, 'status', o.status, 'since', n.since, 'about', n.about) order by n.since, o.id)) as orders
      from (select r.*, row_number() over (partition by r.need order by r.since) as place,
          count(*) over (partition by r.need) as many from private.orders_in_need() as r) as n
      join public.enhanced_orders as o on o.id = n.order_id
      left join public.deliveries as d on d.order_id = o.id left join public.couriers as c on c.user_id = d.courier_id
      where n.place <= 50 group by n.need) as g));
end
$$;
comment on function public.admin_needs_you is
  'What needs the administration now: {server_now, needs: [{need, count, orders: [{order_id, order_number, vendor_name, customer_name, courier_name, status, '
  'since, about}]}]}, the oldest first, fifty of a need at most; needs as private.orders_in_need names them. Administrators only.';

create or replace function public.admin_news(order_ids uuid[] default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if cardinality(admin_news.order_ids) > 200 then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  return jsonb_build_object('overview', public.admin_overview(), 'needs', public.admin_needs_you(),
    'orders', (select coalesce(jsonb_agg(to_jsonb(o)), '[]') from private.admin_order_lines as o where o.order_id = any (admin_news.order_ids)));
end
$$;
comment on function public.admin_news is
  'What an open board needs after events, in one call: {overview, needs, orders}, the orders that the events named (200 at most) as admin_orders lists them.';

create or replace function public.admin_orders(statuses public.order_status[] default null, region_slug text default null, search text default null,
  before timestamptz default null, before_id uuid default null, limit_count integer default 50, scheduled boolean default null)
returns setof public.admin_order_line
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(admin_orders.search);
  number text := private.like_pattern(private.pasted_code(admin_orders.search));
  -- A number is found whole, so that nobody is found by trying digits.
  whole_phone text := ltrim(private.read_phone(admin_orders.search), '+');
begin
  perform private.require_role('admin');
  if cardinality(admin_orders.statuses) > 20 then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  return query
    select o.* from private.admin_order_lines as o
    where (admin_orders.before is null
        or (o.placed_at, o.order_id) < (admin_orders.before, coalesce(admin_orders.before_id, '00000000-0000-0000-0000-000000000000')))
      and (admin_orders.statuses is null or o.status = any (admin_orders.statuses))
      and (admin_orders.scheduled is null or (o.scheduled_for is not null) = admin_orders.scheduled)
      and (admin_orders.region_slug is null or o.region_slug = admin_orders.region_slug)
      and (words is null or lower(o.order_number) like number or lower(o.vendor_name) like words or lower(o.customer_name) like words
        or (whole_phone is not null and exists (select from public.enhanced_orders as e join auth.users as u on u.id = e.user_id
          where e.id = o.order_id and u.phone = whole_phone)))
    order by o.placed_at desc, o.order_id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;
comment on function public.admin_orders is
  'All orders, newest first; names, but no phones and no addresses. The search finds the number of an order, the name of a vendor or customer, and a customer''s '
  'whole phone number. A page follows the row placed at before with the id before_id. scheduled narrows it to orders for later, or with false to those for now.';

revoke execute on function public.admin_needs_you() from public, anon;
grant execute on function public.admin_needs_you() to authenticated;
revoke execute on function private.orders_in_need() from public;
