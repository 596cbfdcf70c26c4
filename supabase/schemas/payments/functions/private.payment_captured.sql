create or replace function private.payment_captured (
  payment_id uuid,
  provider_payment_id text
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  part public.payments;
  amount bigint;
begin
  o := private.lock_order((select p.order_id from public.payments as p where p.id = payment_captured.payment_id));
  select * into part from public.payments as p where p.id = payment_captured.payment_id for no key update;
  if part.id is null then return 'unknown'; end if;
  if part.collected_at is not null then
    return case when part.provider_payment_id = payment_captured.provider_payment_id then 'duplicate'
      else 'second_payment' end;
  end if;
  amount := part.amount_paise - part.refunded_paise;
  perform private.take_payment(o, (null, 'gateway_clearing', -amount)::private.movement, 'captured:' || part.id);
  update public.payments as p set status = private.refund_state(p.refunded_paise, p.amount_paise, 'captured'),
    collected_at = now(), updated_at = now(), provider_payment_id = payment_captured.provider_payment_id
  where p.id = part.id returning * into part;
  if o.status = 'awaiting_payment' then
    perform private.place_paid_order(o);
    return 'captured';
  end if;
  if o.status <> 'cancelled' then return 'captured'; end if;
  -- It came too late: what was cancelled is not paid.
  update public.payments as p set status = 'refunded', refunded_paise = p.amount_paise, updated_at = now()
    where p.id = part.id;
  perform private.keep_refund(part, amount, 'source', 'payment_unconfirmed');
  perform private.post('order_refunded', o.id, 'too-late:' || part.id, array[
    (null, 'refund_clearing', amount)::private.movement,
    (null, case when private.is_settled(o.id) then 'platform_revenue' else 'order_escrow' end,
      -amount)::private.movement]);
  update public.enhanced_orders as e set refund_paise = e.refund_paise + amount, updated_at = now()
  where e.id = o.id returning * into o;
  perform private.notify(o.user_id, 'payment_too_late', jsonb_build_object('amount', private.rupees(amount),
    'amount_paise', amount, 'order_number', o.order_number), '/wallet');
  perform private.announce_order(o);
  return 'too_late';
end
$function$;

comment on function private.payment_captured(uuid, text) is 'A provider has the money for a part of a payment: the order is placed once nothing else is awaited. Said twice it changes nothing (duplicate); money for a cancelled order goes back (too_late), as its adapter gives back a second_payment.';

revoke all on function private.payment_captured(uuid, text) from public;
