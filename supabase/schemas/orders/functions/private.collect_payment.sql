create or replace function private.collect_payment (
  o public.enhanced_orders,
  due text,
  by_customer boolean default false
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
declare
  part public.payments;
  amount bigint;
  collected bigint := 0;
  movement private.movement;
begin
  -- Points before the wallet, also where their locks are taken.
  for part in
    select p.* from public.payments as p join private.payment_methods as m on m.method = p.method
      and m.collected = 'points'
    where p.order_id = o.id and p.status = 'created' and p.due = collect_payment.due order by p.position
  loop
    collected := collected + private.pay_in_points(o, part);
  end loop;
  for part in
    select p.* from public.payments as p join private.payment_methods as m on m.method = p.method
      and m.collected = 'placing'
    where p.order_id = o.id and p.status = 'created' and p.due = collect_payment.due
      and (p.due_at is null or p.due_at <= now()) order by p.position
  loop
    amount := part.amount_paise - part.refunded_paise;
    -- Two orders of one customer may be collected at the same moment: the wallet is counted by one after the other.
    perform from private.ledger_accounts as a
    where a.owner_id = private.payer_of(part) and a.kind = 'customer_wallet' for no key update;
    if private.wallet_balance(private.payer_of(part)) < amount then
      -- Whoever else moves the order is not stopped by it: the part stays due.
      continue when not by_customer;
      perform private.refuse(409, 'wallet_too_low', 'Your wallet does not cover this order.', jsonb_build_object(
        'balance_paise', private.wallet_balance(private.payer_of(part)), 'total_paise', amount));
    end if;
    perform private.take_payment(o, (private.payer_of(part), 'customer_wallet', -amount)::private.movement,
      'pay:' || o.id || case when part.position > 1 then ':' || part.position else '' end);
    update public.payments as p set status = private.refund_state(p.refunded_paise, p.amount_paise, 'captured'),
      collected_at = now(), updated_at = now() where p.id = part.id;
    if part.due <> 'placing' then perform private.publish('user:' || private.payer_of(part), 'wallet',
      '{}'::jsonb); end if;
    collected := collected + amount;
  end loop;
  -- Cash at the end is booked with the settlement: what is owed of it and what is earned in one posting.
  if collect_payment.due <> 'delivered' then
    for movement in select * from private.collect_cash(o, collect_payment.due) loop
      perform private.take_payment(o, movement, format('cash:%s:%s', o.id, collect_payment.due));
      collected := collected - movement.amount_paise;
    end loop;
  end if;
  return collected;
end
$function$;

comment on function private.collect_payment(public.enhanced_orders, text, boolean) is
  'Collects the parts of a payment that fall due at a status, at an event of the trade or at their time, and answers how much. A wallet that does not cover its part stops only the customer''s own act.';

revoke all on function private.collect_payment(public.enhanced_orders, text, boolean) from public;
