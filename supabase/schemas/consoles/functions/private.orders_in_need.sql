create or replace function private.orders_in_need()
  returns table (
    order_id uuid,
    need text,
    since timestamp with time zone,
    about text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  -- One row an order: what is worst of it.
  select distinct on (found.order_id) found.order_id, found.need, found.since, found.about
  from (
    select h.order_id, 'courier_help' as need, 1 as rank, h.at as since, h.about
    from private.courier_calls_for_help as h join private.support_tickets as t on t.id = h.ticket_id
      where t.status <> 'closed'
    union all
    select w.order_id, 'nobody_at_door', 2, w.started_at, null
    from public.door_waits as w join public.enhanced_orders as o on o.id = w.order_id
      where w.ended_at is null and o.status = 'on_way'
    union all
    select w.order_id, 'nobody_at_door', 2, w.ended_at, 'not_handed_back'
    from public.door_waits as w where w.goes = 'vendor' and w.back_at is null
      and w.ended_at < now() - interval '1 hour'
    union all
    select d.order_id, 'nobody_carries', 3, coalesce(d.nobody_since, d.search_started_at, now()), null
    from public.jobs as d join public.enhanced_orders as o on o.id = d.order_id
    where o.status in ('confirmed', 'preparing', 'ready') and (d.state = 'no_courier' or (d.state = 'searching'
      and d.nobody_since is not null))
    union all
    select o.id, 'late', 4, o.promised_max_at, null
    from public.enhanced_orders as o
    join private.trade_kinds as k on k.trade = o.trade and k.kind = o.kind
    join private.desks as place on place.desk = k.desk and place.counts_minutes
      where o.status not in ('delivered', 'cancelled') and private.is_late(o)
    union all
    -- Half of the time to accept is over.
    select o.id, 'waiting', 5, o.status_since, 'not_accepted'
    from public.enhanced_orders as o where o.status = 'pending'
      and now() > o.accept_by - make_interval(secs => private.setting_int('vendor_accept_seconds') / 2)
    union all
    select o.id, 'waiting', 5, o.status_since, 'not_collected'
    from public.enhanced_orders as o where o.status = 'ready' and private.comes_for( o, 'pickup')
      and o.status_since < now() - make_interval(secs => private.setting_int('desk_waiting_seconds'))
    union all
    select o.id, 'refused', 6, o.status_since, o.cancel_reason
    from public.enhanced_orders as o
    where o.status = 'cancelled' and o.status_since > now() - make_interval(secs =>
      private.setting_int('desk_refused_seconds'))
      and (o.cancelled_by = 'vendor' or o.cancel_reason in ('not_accepted_in_time', 'no_courier'))
  ) as found order by found.order_id, found.rank, found.since
$function$;

comment on function private.orders_in_need() is 'Orders that need somebody of the administration now, each once with what is worst: courier_help (about: what the courier asked), nobody_at_door (or not_handed_back), nobody_carries, late, waiting (not_accepted, not_collected), refused (the reason); since: how long.';

revoke all on function private.orders_in_need() from public;
