-- The vendor's board is for orders that somebody has to accept and prepare; the deliveries of a morning are worked through in their round.

create or replace view private.vendor_order_lines as
  select o.vendor_id, o.user_id, d.courier_id, p.full_name as customer_full_name, o.id as order_id, o.order_number, o.status, o.kind,
    split_part(coalesce(nullif(p.full_name, ''), 'Customer'), ' ', 1) as customer_name, o.items, o.instructions, coalesce(f.no_cutlery, false) as no_cutlery,
    o.total_paise, private.shared(o.id, 'vendor_payable')::integer as vendor_share_paise,
    o.payment_method, o.created_at as placed_at, o.accept_by, o.prep_minutes, o.promised_max_at, o.status_since,
    c.name as courier_name, d.state as courier_state,
    case when o.status in ('confirmed', 'preparing', 'ready') and d.courier_id is not null then h.code end as pickup_code,
    o.scheduled_for, private.preparing_begins(o) as begin_at, private.later_until(o) as later_until, o.cancel_reason, o.cancelled_by
  from public.enhanced_orders as o
  left join public.deliveries as d on d.order_id = o.id
  left join public.couriers as c on c.user_id = d.courier_id
  left join private.handover_codes as h on h.order_id = o.id and h.purpose = 'pickup'
  left join public.profiles as p on p.id = o.user_id
  left join public.food_orders as f on f.order_id = o.id
  where o.kind <> 'subscription';
