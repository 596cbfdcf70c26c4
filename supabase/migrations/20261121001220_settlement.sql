-- The money of an order: settling it when it is delivered, and what cancelling costs and returns. What a refund writes, and who bears
-- it, follows in the next file; functions are bound when they run.

create function private.left_of(order_id uuid, nature text) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(c.amount_paise), 0)::bigint from public.order_charges as c join public.charge_codes as k on k.code = c.code
  where c.order_id = left_of.order_id and k.nature = left_of.nature
$$;
comment on function private.left_of is 'What an order''s charges of a nature come to after adjustments and refunds, in paise.';

create function private.held(order_id uuid) returns bigint language sql stable security definer set search_path = '' as $$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_transactions as t
  join private.ledger_entries as e on e.transaction_id = t.id join private.ledger_accounts as a on a.id = e.account_id
  where t.order_id = held.order_id and a.kind = 'order_escrow'
$$;
comment on function private.held is 'What escrow holds for an order, in paise.';

create function private.take_due_shares(o public.enhanced_orders, due text, performer uuid) returns private.movement[]
language sql set search_path = '' as $$
  with taken as (
    update private.order_shares as s set settled_at = now(), paid_to = coalesce(s.owner_id, performer)
    where s.order_id = o.id and s.due = take_due_shares.due and s.settled_at is null returning s.position, s.paid_to
  )
  select coalesce(array_agg((t.paid_to, s.account, s.value_paise)::private.movement order by s.position), '{}')
  from taken as t join private.share_values as s on s.order_id = o.id and s.position = t.position where t.paid_to is not null
$$;
comment on function private.take_due_shares is
  'Marks what an event makes due as settled and returns it as movements, at its value after refunds; the share of who carries or '
  'performs an order is the platform''s where nobody did.';

create function private.sum_of_movements(movements private.movement[]) returns bigint language sql immutable set search_path = '' as $$
  select coalesce(sum(m.amount_paise), 0)::bigint from unnest(movements) as m
$$;

create function private.settle_part(o public.enhanced_orders, due text, performer uuid default null) returns bigint
language plpgsql set search_path = '' as $$
declare
  movements private.movement[] := private.take_due_shares(o, due, performer);
  paid bigint := private.sum_of_movements(movements);
begin
  if paid > 0 then
    perform private.post('order_settled', o.id, 'settle:' || o.id || ':' || due,
      movements || array[(null, 'order_escrow', -paid)::private.movement]);
  end if;
  return paid;
end
$$;
comment on function private.settle_part is
  'Pays from escrow what an event of a trade makes due, before or after the order itself is delivered: a lesson, the end of a return '
  'window. For the trade''s own functions, which hold the order''s lock; answers the paise paid.';

create function private.settle_order(o public.enhanced_orders, was public.order_status default null) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  carried record;
  movements private.movement[];
  later bigint;
begin
  select * into carried from public.deliveries as d where d.order_id = o.id;
  movements := private.take_due_shares(o, 'delivered', carried.courier_id);
  select coalesce(sum(s.value_paise), 0) into later from private.share_values as s
  where s.order_id = o.id and s.settled_at is null and s.owner_id is not null;
  movements := movements || array[
    (null, 'tax_payable', private.left_of(o.id, 'tax'))::private.movement,
    (null, 'promo_expense', private.left_of(o.id, 'discount'))::private.movement,
    -- What falls due later stays in escrow.
    (null, 'order_escrow', later - private.held(o.id))::private.movement,
    case
      when o.payment_method <> 'cash' then null
      when carried.courier_id is not null then (carried.courier_id, 'cash_with_courier', -o.total_paise)::private.movement
      -- Without a courier the vendor took the cash at the counter.
      else (o.vendor_id, 'vendor_payable', -o.total_paise)::private.movement end];
  movements := movements || (null, 'platform_revenue', -private.sum_of_movements(movements))::private.movement;
  -- An order whose price was refunded entirely may have nothing left to post.
  if exists (select from unnest(movements) as m where m.amount_paise <> 0) then
    perform private.post('order_settled', o.id, 'settle:' || o.id, movements);
  end if;

  update public.payments as p set status = private.refund_state(p.refunded_paise, p.amount_paise, 'captured'), updated_at = now()
  where p.order_id = o.id;
  update public.enhanced_orders as e set payment_status = private.refund_state(e.refund_paise, e.total_paise, 'paid')::public.payment_status
  where e.id = o.id returning * into o;
  if carried.order_id is not null then
    update public.deliveries as d set state = 'delivered', delivered_at = now() where d.order_id = o.id;
    perform private.publish('user:' || carried.courier_id, 'job', jsonb_build_object('order_id', o.id));
  end if;
  return o;
end
$$;
comment on function private.settle_order is
  'Posts the shares that are due, the taxes and the discount, each less what was refunded before; what is left is the platform''s.';

create function private.refund_state(refunded bigint, paid bigint, untouched text) returns text language sql immutable set search_path = '' as $$
  select case when refunded = 0 then untouched when refunded < paid then 'partly_refunded' else 'refunded' end
$$;
comment on function private.refund_state is 'The state of a payment after refunds; untouched while there was none.';

create function private.is_late(o public.enhanced_orders) returns boolean language sql stable set search_path = '' as $$
  select coalesce(o.promised_max_at < now(), false)
$$;

create function private.lost_discounts(o public.enhanced_orders, most_paise bigint) returns table (order_id uuid, amount_paise integer)
language sql stable set search_path = '' as $$
  with rest as (
    select e.id, e.status, private.charged(e.id, 'items') as items_paise,
      -private.left_of(e.id, 'discount') as discount_paise, e.promo_code
    from public.enhanced_orders as e
    where e.checkout_id = o.checkout_id and e.id <> o.id and e.status <> 'cancelled'
  ), losing as (
    select r.id, r.discount_paise, sum(r.discount_paise) over (order by r.id) - r.discount_paise as before_paise
    from rest as r join public.coupon_redemptions as k
      on k.checkout_id = o.checkout_id and k.code = r.promo_code and k.released_at is null
    -- What has been handed over stays as it was paid.
    where r.status in ('pending', 'confirmed', 'preparing', 'ready')
      and (select sum(a.items_paise) from rest as a) < k.minimum_paise
  )
  select l.id, least(l.discount_paise, most_paise - l.before_paise)::integer from losing as l
  where most_paise is null or most_paise > l.before_paise
$$;
comment on function private.lost_discounts is
  'Discounts that the other orders of a checkout lose when this one is cancelled and the rest no longer reaches the coupon''s minimum, at '
  'most so many paise altogether (null: no limit).';

create function private.withdraw_discount(order_id uuid, amount_paise integer) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  update public.enhanced_orders as e set discount_paise = e.discount_paise - withdraw_discount.amount_paise,
    total_paise = e.total_paise + withdraw_discount.amount_paise, updated_at = now(),
    promo_code = case when e.discount_paise > withdraw_discount.amount_paise then e.promo_code end,
    cash_change_for_paise = case when e.cash_change_for_paise >= e.total_paise + withdraw_discount.amount_paise then e.cash_change_for_paise end
  where e.id = withdraw_discount.order_id returning * into o;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, bearer, of_position)
  select c.order_id, (select max(a.position) + 1 from public.order_charges as a where a.order_id = c.order_id), 'adjusted', c.code,
    withdraw_discount.amount_paise, c.bearer, c.position
  from public.order_charges as c where c.order_id = o.id and c.code = 'discount' and c.phase = 'quoted';
  update public.payments as p set amount_paise = o.total_paise, updated_at = now() where p.order_id = o.id;
  update public.coupon_redemptions as k set discount_paise = k.discount_paise - withdraw_discount.amount_paise
  where k.checkout_id = o.checkout_id and k.released_at is null;
  if o.payment_method <> 'cash' then
    perform private.post('adjustment', o.id, 'coupon-lost:' || o.id || ':' || o.discount_paise, array[
      (o.user_id, 'customer_wallet', -withdraw_discount.amount_paise)::private.movement,
      (null, 'order_escrow', withdraw_discount.amount_paise)::private.movement], 'The coupon no longer applies');
  end if;
  perform private.announce_order(o);
  perform private.publish('user:' || d.courier_id, 'job', jsonb_build_object('order_id', o.id))
  from public.deliveries as d where d.order_id = o.id and d.courier_id is not null;
end
$$;
comment on function private.withdraw_discount is
  'Takes a discount off an order that is under way: its total rises by it, paid from the wallet or in cash on delivery.';

create function private.fault_for_cancelling(o public.enhanced_orders, actor_role text, reason_code text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when actor_role <> 'user' then coalesce((select c.fault from public.cancellation_reasons as c where c.code = reason_code),
      case when actor_role = 'vendor' then 'vendor' else 'platform' end)
    when private.is_late(o) then 'vendor'
    when exists (select from public.deliveries as d where d.order_id = o.id and d.state = 'no_courier') then 'platform'
    else 'customer' end;
end
$$;
comment on function private.fault_for_cancelling is
  'Who is at fault for a cancellation: by its reason, and for a customer''s by what has gone wrong with the order.';

create function private.cancellation_terms(o public.enhanced_orders, actor_role text, reason_code text default null)
returns jsonb language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  policy public.cancellation_policies;
  blame text := private.fault_for_cancelling(o, actor_role, reason_code);
  goods bigint := private.left_of(o.id, 'goods');
  allowed boolean;
  charge bigint := 0;
  credit bigint := 0;
  lost bigint := 0;
  paid bigint := case when o.payment_method <> 'cash' then o.total_paise - o.refund_paise else 0 end;
  free_until timestamptz := case when o.status = 'pending' then null
    else greatest(o.created_at + make_interval(secs => private.setting_int('free_cancel_seconds')), private.change_until(o)) end;
begin
  allowed := exists (select from public.order_transition_rules as r
    where r.kind = o.kind and r.from_status = o.status and r.to_status = 'cancelled' and actor_role = any (r.roles));
  -- The first minute is free for both sides.
  if allowed and o.status <> 'pending' and (o.status <> 'confirmed' or now() >= free_until) then
    select * into policy from public.cancellation_policies as p
    where p.valid_from <= now() and (p.kind is null or p.kind = o.kind) and (p.stage is null or p.stage = o.status)
      and (p.fault is null or p.fault = blame) and (p.payment_method is null or p.payment_method = o.payment_method)
    order by p.specificity desc, p.valid_from desc limit 1;
    if blame = 'customer' then
      charge := least(round(goods::numeric * policy.charge_bp / 10000), policy.max_charge_paise, paid);
    elsif actor_role <> 'user' or private.may_claim_credit(o.user_id) then
      credit := least(round(goods::numeric * policy.credit_bp / 10000), policy.max_credit_paise);
    end if;
  end if;
  if allowed and blame = 'customer' and actor_role = 'user' then
    select coalesce(sum(l.amount_paise), 0) into lost
    from private.lost_discounts(o, case when o.payment_method <> 'cash' then paid - charge end) as l;
  end if;
  return jsonb_build_object('allowed', allowed, 'charge_paise', charge, 'refund_paise', paid - charge,
    'compensation_paise', round(charge::numeric * coalesce(policy.compensation_bp, 0) / 10000)::bigint,
    'credit_paise', credit, 'vendor_loss_paise', case when blame = 'vendor' or coalesce(policy.vendor_loss_bp, 0) = 0 then 0
      else round(private.shared(o.id, 'vendor_payable')::numeric * policy.vendor_loss_bp / 10000)::bigint end,
    'free_until', free_until, 'fault', blame, 'coupon_paise', lost);
end
$$;
comment on function private.cancellation_terms is
  'What cancelling costs right now. Used by the preview and by the cancellation itself. compensation_paise: what of the charge goes to '
  'the vendor; credit_paise: what the customer''s wallet gets beside the refund, because somebody else is at fault; vendor_loss_paise: '
  'what the vendor gets for what is prepared already; coupon_paise: what the other orders of the checkout cost more, because the '
  'customer takes away what the coupon''s minimum needs.';

create function private.return_stock(order_id uuid) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform from public.catalog_items as i
  where i.stock is not null and i.id in (select l.item_id from public.order_items as l where l.order_id = return_stock.order_id)
  order by i.id for no key update;
  update public.catalog_items as i set stock = i.stock + line.taken
  from (select l.item_id, sum(l.stock_taken) as taken from public.order_items as l
    where l.order_id = return_stock.order_id and l.stock_taken > 0 group by 1) as line
  where i.id = line.item_id and i.stock is not null;
end
$$;
comment on function private.return_stock is
  'Returns to stock what an order took from it and what is not prepared yet; takes locks in the same order as place_order.';

create function private.unwind_order(o public.enhanced_orders, was public.order_status) returns public.enhanced_orders
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
        (o.vendor_id, 'vendor_payable', compensation)::private.movement,
        (null, 'platform_revenue', held - refund - compensation)::private.movement]);
    end if;
    perform private.record_refund(o, refund, 'wallet', o.cancel_reason);
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
  return o;
end
$$;
comment on function private.unwind_order is
  'Returns money, stock and the coupon, takes the discount off the rest where the coupon''s minimum is no longer reached, and withdraws '
  'the courier''s job.';

insert into private.order_effects (kind, to_status, position, effect)
select kind, ends.to_status, 50, ends.effect
from unnest(enum_range(null::public.order_kind)) as kind,
  (values ('delivered'::public.order_status, 'private.settle_order'), ('cancelled', 'private.unwind_order')) as ends (to_status, effect);
