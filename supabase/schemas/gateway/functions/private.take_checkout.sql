create or replace function private.take_checkout (
  subject_id uuid,
  gateway_order_id uuid,
  amount_paise bigint,
  provider_payment_id text
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  part record;
  said text;
  taken bigint := 0;
  placed_paise bigint := 0;
  placed public.enhanced_orders;
begin
  for part in
    select p.id, p.order_id, p.amount_paise - p.refunded_paise as paise from private.gateway_parts as g
    join public.payments as p on p.id = g.payment_id where g.gateway_order_id = take_checkout.gateway_order_id
    order by p.order_id, p.position
  loop
    continue when part.paise = 0;
    said := private.payment_captured(part.id, take_checkout.provider_payment_id);
    -- What came too late goes back as a refund of its order.
    continue when said not in ('captured', 'too_late');
    taken := taken + part.paise;
    continue when said = 'too_late' or exists (select from public.enhanced_orders as o
      where o.id = part.order_id and o.status = 'cancelled');
    placed_paise := placed_paise + part.paise;
    select * into placed from public.enhanced_orders as o where o.id = part.order_id;
  end loop;
  if placed_paise > 0 then
    perform private.notify(placed.user_id, 'payment_received', jsonb_build_object(
      'amount', private.rupees(placed_paise), 'amount_paise', placed_paise,
      'vendor', placed.vendor_name, 'order_number', placed.order_number),
      '/order-tracking/' || placed.id);
  end if;
  return taken;
end
$function$;

comment on function private.take_checkout(uuid, uuid, bigint, text) is 'Money has come for a checkout: its orders are placed, once (private.gateway_purposes).';

revoke all on function private.take_checkout(uuid, uuid, bigint, text) from public;
