create or replace function private.follow_booking (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.bookings as b set version = b.version + 1, state = case o.status when 'confirmed' then 'confirmed'
    when 'in_progress' then 'in_progress' when 'delivered' then 'completed' else case
      when o.cancel_reason in ('customer_absent', 'nobody_came') and b.starts_at <= now() then 'no_show'
      when o.cancel_reason = 'visit_skipped' then 'skipped'
      when was = 'pending' and o.cancelled_by in ('vendor', 'system') then 'declined' else 'cancelled' end end
  where b.order_id = o.id
$function$;

comment on function private.follow_booking(public.enhanced_orders, public.order_status) is
  'A booking has the state of its order; one that ended takes no time.';

revoke all on function private.follow_booking(public.enhanced_orders, public.order_status) from public;
