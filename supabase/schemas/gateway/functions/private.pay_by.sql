create or replace function private.pay_by (
  checkout_id uuid
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select min(t.due_at) from private.order_timers as t join public.enhanced_orders as o on o.id = t.order_id
  where o.checkout_id = pay_by.checkout_id and o.status = 'awaiting_payment' and t.action = 'payment_window'
    and t.done_at is null
$function$;

comment on function private.pay_by(uuid) is 'Until when a checkout waits for its payment.';

revoke all on function private.pay_by(uuid) from public;
