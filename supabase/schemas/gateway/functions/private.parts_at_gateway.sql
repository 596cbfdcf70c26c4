create or replace function private.parts_at_gateway (
  checkout_id uuid
)
  returns SETOF public.payments
  language sql
  stable
  set search_path to ''
  AS $function$
  select p.* from public.payments as p
  join private.payment_methods as m on m.method = p.method and m.collected = 'provider'
  join public.enhanced_orders as o on o.id = p.order_id and o.status = 'awaiting_payment'
  where p.checkout_id = parts_at_gateway.checkout_id and p.status in ('created', 'authorised') and p.due = 'placing'
  order by p.order_id, p.position
$function$;

comment on function private.parts_at_gateway(uuid) is 'What of a checkout is waiting to be paid at the gateway.';

revoke all on function private.parts_at_gateway(uuid) from public;
