create or replace function private.unwind_order (
  o public.enhanced_orders,
  was public.order_status
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
declare
  -- The row has the new state already; the terms are those of the state it was cancelled in.
  before public.enhanced_orders := o;
  terms jsonb;
  charge bigint;
  refund bigint;
  compensation bigint;
  credit bigint;
  back private.movement[];
  held bigint := private.held(o.id);
  has_paid boolean := private.has_paid(o.id);
  money_back bigint;
  lost bigint;
  rows private.refund_row[];
begin
  before.status := was;
  terms := private.cancellation_terms(before, o.cancelled_by, o.cancel_reason);
  charge := (terms ->> 'charge_paise')::bigint;
  refund := (terms ->> 'refund_paise')::bigint;
  compensation := (terms ->> 'compensation_paise')::bigint;
  credit := (terms ->> 'credit_paise')::bigint;

  if was in ('awaiting_payment', 'pending', 'confirmed') then perform private.return_stock(o.id); end if;
  delete from private.waiting_orders as w where w.order_id = o.id;
  money_back := private.money_of_refund(o.id, refund);
  lost := least((terms ->> 'coupon_paise')::bigint, money_back);
  if has_paid then
    rows := array(select r from private.rows_of_full_refund(o.id, charge) as r);
    -- What was never placed has no bill.
    if o.placed_at is not null then rows := array(select r from private.forgo_unpaid(o, rows) as r); end if;
  end if;
  -- What was not paid yet is not asked for any more.
  update public.payments as p set status = 'void', updated_at = now()
  where p.order_id = o.id and p.status in ('created', 'authorised');
  if has_paid then
    perform private.write_refund_rows(o.id, rows, 'customer');
    -- What other orders of the checkout lose by it is taken from the wallet, so that much of it goes there.
    back := array(select m from private.give_back(o, lost, 'wallet', o.cancel_reason) as m)
      || array(select m from private.give_back(o, refund - lost, 'source', o.cancel_reason) as m);
    -- Everything may have been refunded before.
    if held > 0 then
      perform private.post('order_refunded', o.id, 'cancel:' || o.id, back || array[
        (null, 'order_escrow', -held)::private.movement,
        private.compensation_to(o, compensation),
        (null, 'platform_revenue', held - refund - compensation)::private.movement]);
    end if;
  end if;
  perform private.compensate(o, terms);
  update public.enhanced_orders as e set charge_paise = charge, refund_paise = e.refund_paise + refund,
    credit_paise = credit
  where e.id = o.id returning * into o;

  -- Two orders of a checkout cancelled at the same moment: the second waits here and then sees that the first is
  -- cancelled.
  perform from public.coupon_redemptions as c where c.checkout_id = o.checkout_id
    and c.released_at is null for no key update;
  if (terms ->> 'coupon_paise')::bigint > 0 then
    perform private.withdraw_discount(l.order_id, l.amount_paise)
    from private.lost_discounts(o, case when private.has_paid_money(o.id) then money_back end) as l;
  end if;
  update public.coupon_redemptions as c set discount_paise = c.discount_paise - o.discount_paise
  where c.checkout_id = o.checkout_id and c.code = o.promo_code and c.released_at is null;
  with released as (
    update public.coupon_redemptions as c set released_at = now()
    where c.checkout_id = o.checkout_id and c.released_at is null and not exists (
      select from public.enhanced_orders as e where e.checkout_id = o.checkout_id and e.status <> 'cancelled'
        and e.promo_code = c.code)
    returning c.user_id
  )
  delete from private.customer_digests as d using released where d.account_id = released.user_id
    and d.kind in ('device', 'first_instrument');

  if private.cancel_jobs(o) then
    perform private.notify_party(o, t.performer_role, 'job_cancelled') from private.trades as t
      where t.trade = o.trade;
  end if;
  if o.cancelled_by <> 'vendor' then
    perform private.notify_party(o, 'vendor', 'vendor_order_cancelled');
  end if;
  perform private.tell_of_cancellation(o, money_back, credit);
  return o;
end
$function$;

comment on function private.unwind_order(public.enhanced_orders, public.order_status) is
  'Returns money, stock and the coupon, takes the discount off the rest where the coupon''s minimum is no longer reached, and withdraws the courier''s job.';

revoke all on function private.unwind_order(public.enhanced_orders, public.order_status) from public;
