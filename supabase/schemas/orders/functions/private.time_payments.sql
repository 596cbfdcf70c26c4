create or replace function private.time_payments (
  o public.enhanced_orders
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.order_timers (order_id, action, due_at)
  select o.id, 'payment_due', p.due_at from public.payments as p
  where p.order_id = o.id and p.status = 'created' and p.due = 'time' order by p.position
$function$;

comment on function private.time_payments(public.enhanced_orders) is 'Looks after the parts of a payment that fall due at a time of their own.';

revoke all on function private.time_payments(public.enhanced_orders) from public;
