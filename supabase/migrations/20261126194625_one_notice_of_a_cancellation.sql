-- A cancellation told its customer up to three times: that it was cancelled, that money came back, and that a credit came on top. Now one
-- notice says all of it. What is refunded on its own keeps the notice of its own.
insert into private.notification_templates (template, type, title, message, push_for) values
  ('order_cancelled_refund', 'warning', 'Order cancelled',
   'Your order {order_number} has been cancelled. {amount} is back in your wallet.', '1 hour'),
  ('order_cancelled_credit', 'warning', 'Order cancelled',
   'We are sorry: order {order_number} had to be cancelled. {amount} is back in your wallet, and {credit} on top.', '1 hour'),
  ('order_cancelled_cash', 'warning', 'Order cancelled',
   'Your order {order_number} has been cancelled. You have nothing to pay.', '1 hour');

create function private.keep_refund(o public.enhanced_orders, amount bigint, destination text, reason_code text) returns void
language plpgsql set search_path = '' as $$
begin
  if amount <= 0 then return; end if;
  insert into public.refunds (order_id, payment_id, user_id, amount_paise, destination, reason_code)
  select o.id, p.id, o.user_id, amount, keep_refund.destination, keep_refund.reason_code
  from public.payments as p where p.order_id = o.id;
  perform private.publish('user:' || o.user_id, 'wallet', '{}'::jsonb);
end
$$;
comment on function private.keep_refund is 'The row of a refund; the customer''s wallet is announced, and who calls tells them.';

create or replace function private.record_refund(o public.enhanced_orders, amount bigint, destination text, reason_code text) returns void
language plpgsql set search_path = '' as $$
begin
  if amount <= 0 then return; end if;
  perform private.keep_refund(o, amount, record_refund.destination, record_refund.reason_code);
  perform private.notify(o.user_id, 'refund_issued', jsonb_build_object('amount', private.rupees(amount),
    'amount_paise', amount, 'order_number', o.order_number), '/wallet');
end
$$;

create function private.tell_of_cancellation(o public.enhanced_orders, refund bigint, credit bigint) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.notify_party(o, 'user',
    case when credit > 0 then 'order_cancelled_credit' when o.kind = 'digital' then 'payment_failed'
      when refund > 0 then 'order_cancelled_refund' when o.payment_method = 'cash' then 'order_cancelled_cash' else 'order_cancelled' end,
    jsonb_build_object('amount', private.rupees(refund), 'amount_paise', refund, 'credit', private.rupees(credit),
      'credit_paise', credit));
end
$$;
comment on function private.tell_of_cancellation is
  'The customer''s one notice of an order that was cancelled: what is back in the wallet, that cash is not to be paid, what comes on top.';

-- Said by unwind_order, which knows what went back by this cancellation; the end at a door has words of its own.
delete from private.order_notices where to_status = 'cancelled' and role = 'user';

create or replace function private.tell_of_cancelled_delivery(o public.enhanced_orders, was public.order_status) returns void
language plpgsql set search_path = '' as $$
begin
  if o.cancel_reason is distinct from 'nobody_at_door' then return; end if;
  perform private.notify_party(o, 'user', case when o.payment_method = 'cash' then 'order_undelivered_cash'
    when private.undeliverable_goes(o) = 'vendor' then 'order_undelivered_back' else 'order_undelivered_kept' end);
end
$$;
comment on function private.tell_of_cancelled_delivery is
  'One notice for the customer of an order that nobody took at the door: an effect of order_effects.';

create or replace function private.compensate(o public.enhanced_orders, terms jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  credit bigint := (terms ->> 'credit_paise')::bigint;
  loss bigint := (terms ->> 'vendor_loss_paise')::bigint;
begin
  if credit + loss = 0 then return; end if;
  perform private.post('compensation', o.id, 'compensate:' || o.id, array[
    (o.user_id, 'customer_wallet', credit)::private.movement,
    -- A courier's own fault is between the courier and the platform.
    case when terms ->> 'fault' = 'vendor' then (o.vendor_id, 'vendor_payable', -credit)::private.movement
      else (null, 'platform_revenue', -credit)::private.movement end,
    (o.vendor_id, 'vendor_payable', loss)::private.movement,
    (null, 'platform_revenue', -loss)::private.movement]);
  if credit > 0 then perform private.publish('user:' || o.user_id, 'wallet', '{}'::jsonb); end if;
end
$$;

create or replace function private.unwind_order(o public.enhanced_orders, was public.order_status) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  -- The row has the new state already; the terms are those of the state it was cancelled in.
  before public.enhanced_orders := o;
  terms jsonb;
  charge bigint;
  refund bigint;
  compensation bigint;
  credit bigint;
  held bigint := private.held(o.id);
  job record;
begin
  before.status := was;
  terms := private.cancellation_terms(before, o.cancelled_by, o.cancel_reason);
  charge := (terms ->> 'charge_paise')::bigint;
  refund := (terms ->> 'refund_paise')::bigint;
  compensation := (terms ->> 'compensation_paise')::bigint;
  credit := (terms ->> 'credit_paise')::bigint;

  if was in ('pending', 'confirmed') then perform private.return_stock(o.id); end if;
  if o.payment_method <> 'cash' then
    perform private.write_refund_rows(o.id, array(select r from private.rows_of_full_refund(o.id, charge) as r), 'customer');
    -- Everything may have been refunded before.
    if held > 0 then
      perform private.post('order_refunded', o.id, 'cancel:' || o.id, array[
        (null, 'order_escrow', -held)::private.movement,
        (o.user_id, 'customer_wallet', refund)::private.movement,
        private.compensation_to(o, compensation),
        (null, 'platform_revenue', held - refund - compensation)::private.movement]);
    end if;
    perform private.keep_refund(o, refund, 'wallet', o.cancel_reason);
  end if;
  perform private.compensate(o, terms);
  update public.payments as p set refunded_paise = p.refunded_paise + refund, updated_at = now(),
    status = case when o.payment_method = 'cash' then 'void' else private.refund_state(p.refunded_paise + refund, p.amount_paise, p.status) end
  where p.order_id = o.id;
  update public.enhanced_orders as e set charge_paise = charge, refund_paise = e.refund_paise + refund,
    credit_paise = credit,
    payment_status = case when o.payment_method = 'cash' then 'void'
      else private.refund_state(e.refund_paise + refund, e.total_paise, e.payment_status::text)::public.payment_status end
  where e.id = o.id returning * into o;

  -- Two orders of a checkout cancelled at the same moment: the second waits here and then sees that the first is cancelled.
  perform from public.coupon_redemptions as c where c.checkout_id = o.checkout_id and c.released_at is null for no key update;
  if (terms ->> 'coupon_paise')::bigint > 0 then
    perform private.withdraw_discount(l.order_id, l.amount_paise)
    from private.lost_discounts(o, case when o.payment_method <> 'cash' then refund end) as l;
  end if;
  with released as (
    update public.coupon_redemptions as c set released_at = now()
    where c.checkout_id = o.checkout_id and c.released_at is null and not exists (
      select from public.enhanced_orders as e where e.checkout_id = o.checkout_id and e.status <> 'cancelled' and e.promo_code = c.code)
    returning c.user_id
  )
  delete from private.customer_digests as d using released where d.account_id = released.user_id and d.kind = 'device';

  update public.deliveries as d set state = 'cancelled' where d.order_id = o.id returning * into job;
  perform private.withdraw_offers(o.id, 'withdrawn');
  if job.courier_id is not null then
    perform private.notify_party(o, 'delivery', 'job_cancelled');
    perform private.publish('user:' || job.courier_id, 'job', jsonb_build_object('order_id', o.id));
  end if;
  if o.cancelled_by <> 'vendor' then
    perform private.notify_party(o, 'vendor', 'vendor_order_cancelled');
  end if;
  perform private.tell_of_cancellation(o, refund, credit);
  return o;
end
$$;
