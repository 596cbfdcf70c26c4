create or replace function public.payment_state (
  checkout_id uuid
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
  orders jsonb;
  waiting bigint;
begin
  select jsonb_agg(jsonb_build_object('id', o.id, 'order_number', o.order_number, 'vendor_name', o.vendor_name,
    'status', o.status, 'total_paise', o.total_paise) order by o.created_at, o.order_number),
    count(*) filter (where o.status = 'awaiting_payment')
  into orders, waiting
  from public.enhanced_orders as o where o.checkout_id = payment_state.checkout_id and o.user_id = caller;
  if orders is null then perform private.refuse(404, 'checkout_not_found', 'This order is not known.'); end if;
  return jsonb_build_object('orders', orders, 'server_now', now(), 'pay_by', private.pay_by(payment_state.checkout_id),
    'state', case when waiting > 0 then 'waiting'
      when exists (select from jsonb_array_elements(orders) as o where o ->> 'status' <> 'cancelled') then 'paid'
      else 'ended' end,
    'due_paise', (select coalesce(sum(p.amount_paise - p.refunded_paise), 0)
      from private.parts_at_gateway(payment_state.checkout_id) as p),
    'paid_paise', (select coalesce(sum(p.amount_paise - p.refunded_paise), 0) from public.payments as p
      where p.checkout_id = payment_state.checkout_id and p.collected_at is not null),
    'wallet_paise', (select coalesce(sum(p.amount_paise - p.refunded_paise), 0) from public.payments as p
      where p.checkout_id = payment_state.checkout_id and p.collected_at is not null and p.method = 'wallet'),
    'points_paise', (select coalesce(sum(private.paid_in_points(o.id)), 0) from public.enhanced_orders as o
      where o.checkout_id = payment_state.checkout_id and o.status = 'awaiting_payment'),
    'refund_paise', private.gateway_refunding('checkout', payment_state.checkout_id),
    'tries', private.gateway_tries('checkout', payment_state.checkout_id));
end
$function$;

comment on function public.payment_state(uuid) is 'How far a checkout is paid, for its customer: {state: waiting|paid|ended, due_paise, paid_paise, wallet_paise, points_paise (of the orders that wait), refund_paise, pay_by, server_now, orders: [{id, order_number, vendor_name, status, total_paise}], tries: [{method, status, reason, at}]}.';

revoke all on function public.payment_state(uuid) from public;

grant execute on function public.payment_state(uuid) to authenticated, postgres;
