-- The money of an order: settling it when it is delivered, and what cancelling costs and returns. What a refund writes,
-- and who bears it, follows in the next file; functions are bound when they run.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create function private.left_of(order_id uuid, nature text) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(coalesce(c.gross_paise, c.amount_paise)), 0)::bigint from public.order_charges as c
    join public.charge_codes as k on k.code = c.code
  where c.order_id = left_of.order_id and k.nature = left_of.nature
$$;

comment on function private.left_of is
  'What an order''s charges of a nature come to as they were seen, after adjustments and refunds, in paise.';

create function private.held(order_id uuid) returns bigint language sql stable
  security definer set search_path = '' as $$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_transactions as t
  join private.ledger_entries as e on e.transaction_id = t.id join private.ledger_accounts as a on a.id = e.account_id
  where t.order_id = held.order_id and a.kind = 'order_escrow'
$$;

comment on function private.held is 'What escrow holds for an order, in paise.';

create function private.take_due_shares(o public.enhanced_orders, due text) returns private.movement[]
language sql set search_path = '' as $$
  with taken as (
    update private.order_shares as s
    set settled_at = now(), paid_to = coalesce(s.owner_id, private.performer_of(o.id, s.owner_role))
    where s.order_id = o.id and s.due = take_due_shares.due and s.settled_at is null returning s.position, s.paid_to
  )
  select coalesce(array_agg((t.paid_to, s.account, s.value_paise)::private.movement order by s.position), '{}')
  from taken as t join private.share_values as s on s.order_id = o.id and s.position = t.position
    where t.paid_to is not null
$$;

comment on function private.take_due_shares is
  'Marks the shares that fall due as settled, and returns what each payee gets; what nobody earned is left out.';

create function private.sum_of_movements(movements private.movement[]) returns bigint language sql
  immutable set search_path = '' as $$
  select coalesce(sum(m.amount_paise), 0)::bigint from unnest(movements) as m
$$;

create function private.settle_part(o public.enhanced_orders, due text) returns bigint
language plpgsql set search_path = '' as $$
declare
  movements private.movement[] := private.take_due_shares(o, due);
  paid bigint := private.sum_of_movements(movements);
  unearned bigint := (select coalesce(sum(s.value_paise), 0) from private.share_values as s
    where s.order_id = o.id and s.due = settle_part.due and s.settled_at = now() and s.paid_to is null);
begin
  if paid + unearned > 0 then
    perform private.post('order_settled', o.id, 'settle:' || o.id || ':' || due, movements || array[
      (null, 'platform_revenue', unearned)::private.movement, (null, 'order_escrow',
        -paid - unearned)::private.movement]);
  end if;
  return paid;
end
$$;

comment on function private.settle_part is
  'Pays the shares that an event makes due (a lesson, the end of a return window) out of escrow, once; returns what '
    'was paid.';

create function private.settle_order(o public.enhanced_orders,
  was public.order_status default null::public.order_status) returns public.enhanced_orders
    language plpgsql set search_path = '' as $$
declare
  movements private.movement[];
  later bigint;
begin
  movements := private.take_due_shares(o, 'delivered');
  select coalesce(sum(s.value_paise), 0) into later from private.share_values as s
  where s.order_id = o.id and s.settled_at is null;
  movements := movements || array[
    (null, 'tax_payable', private.left_of(o.id, 'tax'))::private.movement,
    (null, 'promo_expense', private.left_of(o.id, 'discount'))::private.movement,
    -- What falls due later stays in escrow.
    (null, 'order_escrow', later - private.held(o.id))::private.movement]
    || array(select c from private.collect_cash(o, 'delivered') as c);
  movements := movements || (null, 'platform_revenue', -private.sum_of_movements(movements))::private.movement;
  -- An order whose price was refunded entirely may have nothing left to post.
  if exists (select from unnest(movements) as m where m.amount_paise <> 0) then
    perform private.post('order_settled', o.id, 'settle:' || o.id, movements);
  end if;

  -- What is to be paid at a time after the end: other timers end with the order.
  perform private.time_payments(o);
  select * into o from public.enhanced_orders as e where e.id = o.id;
  perform private.complete_jobs( o);
  return o;
end
$$;

comment on function private.settle_order is
  'Posts the shares that are due, the taxes and the discount, each less what was refunded before; what is left is the '
    'platform''s.';

create function private.refund_state(refunded bigint, paid bigint, untouched text) returns text language sql
  immutable set search_path = '' as $$
  select case when refunded = 0 then untouched when refunded < paid then 'partly_refunded' else 'refunded' end
$$;

comment on function private.refund_state is 'The state of a payment after refunds; untouched while there was none.';

create function private.is_late(o public.enhanced_orders) returns boolean
  language sql stable set search_path = '' as $$
  select o.placed_at is not null and coalesce(o.promised_max_at < now(), false)
$$;

create function private.coupon_items(c public.coupons, o public.enhanced_orders) returns bigint
language sql stable security definer set search_path = '' as $$
  select case when not coalesce(o.kind::text = any (c.kinds), true) or c.vendor_id <> o.vendor_id
      or (c.region_id is not null and not exists (select from public.vendors as v
        where v.id = o.vendor_id and v.region_id = c.region_id))
      -- What a vendor had agreed to when it was ordered counts, whatever it has ended since.
      or (c.platform_share_bp < 10000 and o.promo_code is distinct from c.code) then 0
    when c.item_ids is null then private.shown(o.id, 'items')
    else (select coalesce(sum(coalesce(i.charged_paise, i.total_paise)), 0) from public.order_items as i
      where i.order_id = o.id and i.item_id = any (c.item_ids)) end
$$;

comment on function private.coupon_items is
  'What a coupon counts of the items of an order that is placed, as private.coupon_bases counts those of a quote.';

create function private.platform_discount(order_id uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(-sum(c.amount_paise), 0)::bigint from public.order_charges as c
  left join public.order_charges as f on f.order_id = c.order_id and f.position = c.of_position
  where c.order_id = platform_discount.order_id and c.code = 'discount' and coalesce(f.bearer, c.bearer) <> 'vendor'
$$;

comment on function private.platform_discount is
  'What the platform takes off an order, after adjustments and refunds, in paise.';

create function private.lost_discounts(o public.enhanced_orders, most_paise bigint)
  returns table (order_id uuid, amount_paise integer)
language sql stable set search_path = '' as $$
  with rest as (
    select e.id, e.status, private.coupon_items(c, e) as items_paise,
      private.platform_discount(e.id) as discount_paise, e.promo_code, k.code, k.minimum_paise,
      -- What is still to be paid grows by it; what is paid takes it from the refund, or else from the wallet.
      most_paise is null and private.still_due(e.id) > 0 as grows
    from public.coupon_redemptions as k join public.coupons as c on c.code = k.code
    join public.enhanced_orders as e on e.checkout_id = k.checkout_id and e.id <> o.id and e.status <> 'cancelled'
    where k.checkout_id = o.checkout_id and k.released_at is null
  ), losing as (
    select r.id, r.discount_paise, r.grows,
      sum(r.discount_paise) over (partition by r.grows order by r.id) - r.discount_paise as before_paise
    from rest as r
    -- What has been handed over stays as it was paid.
    where r.promo_code = r.code and r.status in ('awaiting_payment', 'pending', 'confirmed', 'preparing', 'ready')
      and r.discount_paise > 0
      and (select sum(a.items_paise) from rest as a) < r.minimum_paise
  )
  select l.id, least(l.discount_paise, m.paise - l.before_paise)::integer from losing as l
  cross join lateral (select case when not l.grows
    then coalesce(most_paise, private.wallet_balance(o.user_id)) end as paise) as m
  where m.paise is null or m.paise > l.before_paise
$$;

comment on function private.lost_discounts is
  'Discounts that the other orders of a checkout lose when this one is cancelled and what the coupon counts of the '
  'rest no longer reaches its minimum, at most so many paise altogether; null: nothing goes back, so that orders that '
  'are paid lose what the wallet covers, and the others all.';

create function private.withdraw_discount(order_id uuid, amount_paise integer) returns void
  language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  update public.enhanced_orders as e set discount_paise = e.discount_paise - withdraw_discount.amount_paise,
    total_paise = e.total_paise + withdraw_discount.amount_paise, updated_at = now(),
    promo_code = case when e.discount_paise > withdraw_discount.amount_paise then e.promo_code end,
    cash_change_for_paise = case when e.cash_change_for_paise >= private.in_rupees(e.total_paise +
      withdraw_discount.amount_paise) then e.cash_change_for_paise end
  -- What was handed over meanwhile stays as it was paid.
  where e.id = withdraw_discount.order_id and e.status in ('awaiting_payment', 'pending', 'confirmed', 'preparing',
    'ready') returning * into o;
  if o.id is null then return; end if;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, bearer, of_position)
  select c.order_id, (select max(a.position) + 1 from public.order_charges as a where a.order_id = c.order_id),
    'adjusted', c.code,
    withdraw_discount.amount_paise, c.bearer, c.position
  from public.order_charges as c where c.order_id = o.id and c.code = 'discount' and c.phase = 'quoted'
    and c.bearer <> 'vendor';
  perform private.ask_more(o, withdraw_discount.amount_paise, 'adjustment',
    'coupon-lost:' || o.id || ':' || o.discount_paise, 'The coupon no longer applies');
  o := private.round_cash(o.id);
  update public.coupon_redemptions as k set discount_paise = k.discount_paise - withdraw_discount.amount_paise
  where k.checkout_id = o.checkout_id and k.released_at is null;
  perform private.announce_order(o);
  perform private.tell_performer(o.id);
end
$$;

comment on function private.withdraw_discount is
  'Takes a discount off an order that is under way: its total rises by it, paid from the wallet or in cash on '
    'delivery. What the vendor bears of it is its price, taxed as that, and stays.';

create function private.fault_for_cancelling(o public.enhanced_orders, actor_role text,
  reason_code text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    -- Nobody carries it: neither the customer who leaves nor the vendor who cannot hand it over is to blame.
    when (actor_role = 'user' or (actor_role = 'vendor' and reason_code = 'cannot_deliver'))
      and private.nobody_carries(o)
      then 'platform'
    when actor_role <> 'user' then coalesce((select c.fault from public.cancellation_reasons as c
      where c.code = reason_code),
      case when actor_role = 'vendor' then 'vendor' else 'platform' end)
    when private.is_late(o) then case when o.vendor_id is null then 'platform' else 'vendor' end
    else 'customer' end;
end
$$;

comment on function private.fault_for_cancelling is
  'Who is at fault for a cancellation: by its reason, and for a customer''s by what has gone wrong with the order.';

create function private.cancellation_terms(o public.enhanced_orders, actor_role text,
  reason_code text default null)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  rule text := (select t.cancel from private.trades as t where t.trade = o.trade);
  terms jsonb;
begin
  execute format('select %s($1, $2, $3)', coalesce(rule, 'private.usual_cancellation')) into terms
    using o, actor_role, reason_code;
  return terms;
end
$$;

comment on function private.cancellation_terms is
  'What cancelling costs right now. Used by the preview and by the cancellation itself. compensation_paise: what of '
    'the charge goes to '
  'the vendor; credit_paise: what the customer''s wallet gets beside the refund, because somebody else is at fault; '
    'vendor_loss_paise: '
  'what the vendor gets for what is prepared already; coupon_paise: what the other orders of the checkout cost more, '
    'because the '
  'customer takes away what the coupon''s minimum needs.';

create function private.return_stock(order_id uuid) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform from public.catalog_items as i
  where i.stock is not null and i.id in (select l.item_id from public.order_items as l
    where l.order_id = return_stock.order_id)
  order by i.id for no key update;
  update public.catalog_items as i set stock = i.stock + line.taken
  from (select l.item_id, sum(l.stock_taken) as taken from public.order_items as l
    where l.order_id = return_stock.order_id and l.stock_taken > 0 group by 1) as line
  where i.id = line.item_id and i.stock is not null;
end
$$;

comment on function private.return_stock is
  'Returns to stock what an order took from it and what is not prepared yet; takes locks in the same order as '
    'place_order.';

create function private.unwind_order(o public.enhanced_orders, was public.order_status)
  returns public.enhanced_orders language plpgsql set search_path = '' as $$
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
$$;

comment on function private.unwind_order is
  'Returns money, stock and the coupon, takes the discount off the rest where the coupon''s minimum is no longer '
    'reached, and withdraws '
  'the courier''s job.';

insert into private.order_effects (kind, to_status, position, effect) values
  ('delivery', 'delivered', 50, 'private.settle_order'),
  ('delivery', 'cancelled', 50, 'private.end_cancelled_delivery'),
  ('pickup', 'delivered', 50, 'private.settle_order'),
  ('pickup', 'cancelled', 50, 'private.unwind_order'),
  ('digital', 'delivered', 50, 'private.settle_order'),
  ('digital', 'cancelled', 50, 'private.unwind_order');

-- Refunds of charges, before and after an order is settled, and who bears them; compensation of whoever a cancellation
-- hurts.

create table public.refund_reasons (
  code text primary key constraint refund_reason_form check (code ~ '^[a-z][a-z_]{1,39}$'),
  borne_by text not null constraint refund_bearer check (borne_by in ('payees', 'platform')),
  position smallint not null unique
);

comment on table public.refund_reasons is
  'Why a charge is refunded. payees: everybody returns what they earned of it; platform: they keep it, and the '
    'platform pays.';

alter table public.refund_reasons enable row level security;

create policy "everyone reads the reasons of refunds" on public.refund_reasons for select to anon, authenticated
  using (true);

revoke all on public.refund_reasons from anon, authenticated;
grant select on public.refund_reasons to anon, authenticated;

insert into public.refund_reasons (code, borne_by, position) values
  ('item_missing', 'payees', 1), ('item_wrong', 'payees', 2), ('item_bad', 'payees', 3), ('overcharged', 'payees', 4),
  ('arrived_late', 'platform', 5), ('goodwill', 'platform', 6);

grant select (credit_paise) on public.enhanced_orders to authenticated;

comment on column public.cancellation_policies.credit_bp is
  'The part of the goods'' price that the customer''s wallet gets when somebody else is at fault: at most 10 % and '
    '₹100.';
comment on column public.cancellation_policies.vendor_loss_bp is
  'The part of its share that the vendor gets when somebody else is at fault.';

insert into public.cancellation_policies (kind, stage, fault, payment_method, charge_bp, max_charge_paise, credit_bp,
  max_credit_paise,
  vendor_loss_bp, valid_from)
select null, stage::public.order_status, fault, method::public.payment_method, 0, 0,
  -- Nothing was paid for a cash order and nothing is charged for cancelling it, so nothing is credited either.
  case when fault = 'nobody' or method = 'cash' then 0 else 1000 end, case when fault = 'nobody' or method = 'cash'
    then 0 else 10000 end,
  case when stage = 'confirmed' or fault = 'vendor' then 0 else 10000 end, '2026-01-01'
from unnest(array['confirmed', 'preparing', 'ready', 'out_for_delivery', 'on_way', 'in_progress']) as stage,
  unnest(array['vendor', 'courier', 'platform', 'nobody']) as fault, unnest(array[null, 'cash']) as method;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('own_cancellation_credits', 'integer', 'count', '3', 0, 1000, 'orders',
   'Credits within 30 days for orders that a customer cancels because they are late or have no courier; further ones '
     'are only refunded.', false);

-- Rows ----------------------------------------------------------------------------------------------------------------
create function private.may_claim_credit(customer uuid) returns boolean language sql stable
  security definer set search_path = '' as $$
  select count(*) < private.setting_int('own_cancellation_credits') from public.enhanced_orders as o
  where o.user_id = may_claim_credit.customer and o.cancelled_by = 'user' and o.credit_paise > 0
    and o.status_since > now() - interval '30 days'
$$;

comment on function private.may_claim_credit is
  'Whether a customer who cancels for somebody else''s fault is credited once more: ordering where no courier comes '
    'must not pay.';

create function private.charges_left(order_id uuid) returns table ("position" smallint, code text,
  nature text, tax_class text, rate_bp integer, amount_paise bigint, refunded_paise bigint, net_paise bigint,
  net_refunded_paise bigint, base_paise bigint, base_refunded_paise bigint, has_tax_inside boolean, included boolean)
language sql stable security definer set search_path = '' as $$
  select c.position, c.code, k.nature, c.tax_class, c.rate_bp,
    coalesce(c.gross_paise, c.amount_paise) + coalesce(sum(coalesce(m.gross_paise,
      m.amount_paise)) filter (where m.phase = 'adjusted'), 0),
    -coalesce(sum(coalesce(m.gross_paise, m.amount_paise)) filter (where m.phase = 'refunded'), 0),
    c.amount_paise + coalesce(sum(m.amount_paise) filter (where m.phase = 'adjusted'), 0),
    -coalesce(sum(m.amount_paise) filter (where m.phase = 'refunded'), 0),
    c.base_paise + coalesce(sum(m.base_paise) filter (where m.phase = 'adjusted'), 0),
    -coalesce(sum(m.base_paise) filter (where m.phase = 'refunded'), 0), c.gross_paise is not null, c.included
  from public.order_charges as c join public.charge_codes as k on k.code = c.code and k.nature <> 'rounding'
  left join public.order_charges as m on m.order_id = c.order_id and m.of_position = c.position
  where c.order_id = charges_left.order_id and c.phase in ('quoted', 'added') group by c.order_id, c.position, k.nature
$$;

comment on function private.charges_left is
  'Every quoted charge of an order after its adjustments, and what of it was refunded, as the customer saw it: with '
    'the tax that is inside. The net '
  'figures are without it; of a discount all are negative. What makes cash whole rupees is no such charge.';

create function private.discounted_codes(order_id uuid) returns text[] language sql stable
  security definer set search_path = '' as $$
  with quoted as (
    select c.code, k.nature, sum(coalesce(c.gross_paise, c.amount_paise)) as paise from public.order_charges as c
      join public.charge_codes as k on k.code = c.code
    where c.order_id = discounted_codes.order_id and c.phase = 'quoted' group by c.code, k.nature
  ), bases as (
    select 1 as preference, q.code, q.paise from quoted as q
    where q.code = 'delivery' and exists (select from public.enhanced_orders as o
      join public.coupons as c on c.code = o.promo_code
      where o.id = discounted_codes.order_id and c.kind = 'free_delivery')
    union all select 2, q.code, q.paise from quoted as q where q.nature = 'goods'
    union all select 3, q.code, q.paise from quoted as q where q.nature in ('goods', 'fee')
  )
  -- A coupon's discount is shared by size among the orders of a checkout, so that an order's part may be more than its
  -- delivery costs.
  select array_agg(b.code) from bases as b group by b.preference
  having sum(b.paise) >= (select -coalesce(sum(q.paise), 0) from quoted as q where q.nature = 'discount')
  order by b.preference limit 1
$$;

comment on function private.discounted_codes is
  'The charges that an order''s discount was taken off, and which it is refunded with: what the coupon names, if that '
    'is as much.';

create type private.refund_row as (of_position smallint, code text, nature text, tax_class text, rate_bp integer,
  base_paise bigint, amount_paise bigint,
  -- Refunds -----------------------------------------------------------------------------------------------------------
  gross_paise bigint,
  included boolean
);

comment on type private.refund_row is
  'A row that a refund adds to an order''s charges; what goes back is negative, a discount''s part positive.';

create function private.rows_of_refund(order_id uuid, chosen jsonb) returns setof private.refund_row
language sql stable security definer set search_path = '' as $$
  with rows as materialized (select r from private.rows_of_less(rows_of_refund.order_id, rows_of_refund.chosen) as r)
  -- What a discount has paid for, such as a free delivery, brings nothing back: then nothing is refunded.
  select (w.r).* from rows as w where (select sum((s.r).amount_paise) from rows as s) < 0
$$;

comment on function private.rows_of_refund is
  'The rows of a refund of [{position, amount_paise}], amounts as the customer saw them; none where nothing comes '
    'back. See private.rows_of_less.';

create function private.rows_of_full_refund(order_id uuid,
  keep_paise bigint) returns setof private.refund_row
language sql stable security definer set search_path = '' as $$
  with rest as (
    select k.*, k.net_paise - k.net_refunded_paise as paise, k.amount_paise - k.refunded_paise as seen_paise,
      sum(k.net_paise - k.net_refunded_paise) filter (where k.nature in ('goods', 'fee'))
        over (order by k.nature = 'fee', k.position) as so_far
    from private.charges_left(rows_of_full_refund.order_id) as k
  ), returned as (
    select r.*, case when r.nature in ('goods', 'fee')
      then least(r.paise, greatest(keep_paise - (r.so_far - r.paise), 0)) else 0 end as kept_paise from rest as r
  )
  select r.position, r.code, r.nature, r.tax_class, r.rate_bp, case when r.rate_bp is not null
    then r.base_refunded_paise - r.base_paise end,
    r.kept_paise - r.paise, case when r.has_tax_inside then r.kept_paise - r.seen_paise end, r.included
  from returned as r where r.paise <> r.kept_paise
  union all
  -- What made cash whole rupees was paid by UPI at the door.
  select min(c.position) filter (where c.phase = 'quoted'), 'rounding', 'rounding', null, null, null,
    -sum(c.amount_paise), null, false
  from public.order_charges as c where c.order_id = rows_of_full_refund.order_id and c.code = 'rounding'
  having sum(c.amount_paise) <> 0
$$;

comment on function private.rows_of_full_refund is
  'The rows that refund all that is left of an order, less what is kept of the goods: the charge for cancelling.';

create function private.write_refund_rows(order_id uuid, rows private.refund_row[], bearer text) returns void
language sql set search_path = '' as $$
  insert into public.order_charges (order_id, position, phase, code, amount_paise, gross_paise, tax_class, rate_bp,
    base_paise, included, bearer, of_position)
  select write_refund_rows.order_id, last.position + n, 'refunded', r.code, r.amount_paise, r.gross_paise, r.tax_class,
    r.rate_bp, r.base_paise, r.included,
    write_refund_rows.bearer, r.of_position
  from (select max(c.position) as position from public.order_charges as c where c.order_id = write_refund_rows.order_id)
    as last,
    unnest(rows) with ordinality as r (of_position, code, nature, tax_class, rate_bp, base_paise, amount_paise,
      gross_paise, included, n)
$$;

comment on function private.write_refund_rows is
  'Adds a refund to the charges of an order. bearer platform: the shares stay as they are.';

create function private.take_off_price(order_id uuid, rows private.refund_row[]) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  -- What is no longer charged is no longer earned, in proportion: before the rows, so that the base is what it was.
  update private.order_shares as s set amount_paise =
    s.amount_paise - private.in_proportion(s.amount_paise, gone.paise, gone.base_paise)
  from (
    select v.position, v.base_paise, (select coalesce(-sum(r.amount_paise), 0)::bigint from unnest(rows) as r
      where r.of_position = any (v.positions)) as paise
    from private.share_values as v where v.order_id = take_off_price.order_id
  ) as gone
  where s.order_id = take_off_price.order_id and s.position = gone.position and s.settled_at is null and gone.paise > 0;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, gross_paise, tax_class, rate_bp,
    base_paise, included, bearer, of_position)
  select take_off_price.order_id, last.position + n, 'adjusted', r.code, r.amount_paise, r.gross_paise, r.tax_class,
    r.rate_bp, r.base_paise, r.included,
    (select c.bearer from public.order_charges as c
      where c.order_id = take_off_price.order_id and c.position = r.of_position), r.of_position
  from (select max(c.position) as position from public.order_charges as c where c.order_id = take_off_price.order_id)
      as last,
    unnest(rows) with ordinality as r (of_position, code, nature, tax_class, rate_bp, base_paise, amount_paise,
      gross_paise, included, n);
  update public.enhanced_orders as e set updated_at = now(),
    total_paise = e.total_paise + (select sum(r.amount_paise) from unnest(rows) as r),
    discount_paise = e.discount_paise
      - (select coalesce(sum(r.amount_paise), 0) from unnest(rows) as r where r.nature = 'discount')
  where e.id = take_off_price.order_id;
end
$$;

comment on function private.take_off_price is
  'Takes rows off what an order costs, which nobody has paid yet; its shares shrink in proportion. What was to be '
  'collected is the caller''s to lower.';

create function private.forgo_unpaid(o public.enhanced_orders, rows private.refund_row[])
returns setof private.refund_row language plpgsql set search_path = '' as $$
declare
  due bigint := private.still_due(o.id);
  row private.refund_row;
  unpaid private.refund_row;
  forgone private.refund_row[] := '{}';
  rest private.refund_row[] := '{}';
  share numeric;
begin
  if due = 0 then
    return query select r.* from unnest(rows) as r;
    return;
  end if;
  -- What was added last was to be paid last.
  for row in select r.* from unnest(rows) as r order by r.of_position desc loop
    if due > 0 and row.amount_paise < 0 and row.nature <> 'discount' then
      unpaid := row;
      unpaid.amount_paise := greatest(row.amount_paise, -due);
      share := unpaid.amount_paise::numeric / row.amount_paise;
      unpaid.base_paise := round(row.base_paise * share);
      unpaid.gross_paise := round(row.gross_paise * share);
      forgone := forgone || unpaid;
      due := due + unpaid.amount_paise;
      row.amount_paise := row.amount_paise - unpaid.amount_paise;
      row.base_paise := row.base_paise - unpaid.base_paise;
      row.gross_paise := row.gross_paise - unpaid.gross_paise;
      continue when row.amount_paise = 0;
    end if;
    rest := rest || row;
  end loop;
  perform private.take_off_price(o.id, forgone);
  update public.payments as p set amount_paise = p.refunded_paise, updated_at = now()
  where p.order_id = o.id and p.status in ('created', 'authorised');
  return query select r.* from unnest(rest) as r;
end
$$;

comment on function private.forgo_unpaid is
  'Of an order that was paid in part: takes off its price what was still to be paid, so that the rows that are left, '
  'which it returns, are what goes back. rows: all that is no longer charged, as much as is due or more.';

create function private.losses_of_refund(order_id uuid,
  rows private.refund_row[]) returns table (account public.ledger_account_kind, owner_id uuid, settled boolean,
  amount_paise bigint)
language sql stable security definer set search_path = '' as $$
  select s.account, coalesce(s.paid_to, s.owner_id), s.settled_at is not null, lost.paise
  from private.share_values as s
  cross join lateral (select coalesce(-sum(r.amount_paise), 0)::bigint as paise from unnest(rows) as r
    where r.of_position = any (s.positions)) as gone
  cross join lateral (select private.in_proportion(s.amount_paise, s.gone_paise + gone.paise, s.base_paise)
    - private.in_proportion(s.amount_paise, s.gone_paise, s.base_paise) as paise) as lost
  where s.order_id = losses_of_refund.order_id and lost.paise > 0 and (s.settled_at is null or s.paid_to is not null)
$$;

comment on function private.losses_of_refund is
  'What payees lose by a refund of the charges that pay their shares: taken back where it is settled, not paid out '
    'where it is not.';

create function private.refund(o public.enhanced_orders, chosen jsonb, reason_code text, bearer text,
  destination text, key text) returns bigint
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  rows private.refund_row[] := array(select r from private.rows_of_refund(o.id, refund.chosen) as r);
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
  settled private.movement[] := '{}';
  open_loss bigint := 0;
  vendor_loss bigint := 0;
  loss record;
  movements private.movement[];
  back private.movement[];
  returned bigint;
begin
  -- The ledger would refuse the second posting, and the rows of the bill would stand there without it.
  if exists (select from private.ledger_transactions as t where t.idempotency_key = refund.key) then return 0; end if;
  -- What was to be paid still is not refunded: it is not asked for any more.
  if private.still_due(o.id) between 1 and amount and private.has_paid(o.id) and not exists (
      select from private.order_shares as s where s.order_id = o.id and s.settled_at is not null) then
    rows := array(select r from private.forgo_unpaid(o, rows) as r);
    amount := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
    -- Nobody has to come for nothing.
    update public.payments as p set status = 'captured', collected_at = now()
    where p.order_id = o.id and p.status in ('created', 'authorised');
  end if;
  if refund.bearer <> 'platform' and o.status <> 'cancelled' then
    for loss in select l.owner_id, l.account, l.settled, l.amount_paise from private.losses_of_refund(o.id,
      rows) as l loop
      if loss.account = 'vendor_payable' then vendor_loss := vendor_loss + loss.amount_paise; end if;
      if loss.settled then
        settled := settled || (loss.owner_id, loss.account, -loss.amount_paise)::private.movement;
      else
        open_loss := open_loss + loss.amount_paise;
      end if;
    end loop;
    perform private.require_cover(m.owner_id, m.kind, -sum(m.amount_paise)::bigint, refund.reason_code)
    from unnest(settled) as m group by m.owner_id, m.kind;
  end if;
  perform private.write_refund_rows(o.id, rows, refund.bearer);
  back := array(select m from private.give_back(o, amount, refund.destination, refund.reason_code) as m);
  -- What comes back as points is told by itself.
  returned := coalesce((select sum(m.amount_paise) from unnest(back) as m where m.kind <> 'points_expense'), 0);
  movements := settled || back;
  if o.status = 'delivered' then
    movements := movements || array[(null, 'order_escrow', -open_loss)::private.movement,
      (null, 'tax_payable', (select sum(r.amount_paise) from unnest(rows) as r
        where r.nature = 'tax'))::private.movement,
      (null, 'promo_expense', (select sum(r.amount_paise) from unnest(rows) as r
        where r.nature = 'discount'))::private.movement];
  end if;
  -- Escrow holds what was paid for an order that is under way; afterwards what is left is the platform's.
  movements := movements || (null, case when o.status in ('delivered', 'cancelled') then 'platform_revenue'
    else 'order_escrow' end,
    -private.sum_of_movements(movements))::private.movement;
  if amount > 0 then perform private.post('order_refunded', o.id, refund.key, movements); end if;

  if returned > 0 then
    perform private.notify(o.user_id, case when exists (select from unnest(back) as m where m.kind = 'refund_clearing')
      then 'refund_to_source' else 'refund_issued' end, jsonb_build_object('amount', private.rupees(returned),
      'amount_paise', returned, 'order_number', o.order_number), '/wallet');
  end if;
  perform private.note_vendor_refund(o, refund.reason_code, amount, vendor_loss);
  update public.enhanced_orders as e set refund_paise = e.refund_paise + amount, updated_at = now()
  where e.id = o.id returning * into o;
  perform private.announce_order(o);
  return amount;
end
$$;

comment on function private.refund is
  'Refunds parts of charges, [{position, amount_paise}], of an order that the caller has locked, once per key; answers '
    'the paise that go '
  'back with tax and less the discount. From escrow until the order is delivered, then from whoever earned it; bearer '
    'platform leaves '
  'the payees theirs. A payee''s balance may fall below zero and is made up by what is earned next.';

create function private.compensate(o public.enhanced_orders, terms jsonb) returns void
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

comment on function private.compensate is
  'What a cancellation owes to whoever is not at fault, as cancellation_terms says: the customer''s credit, borne by '
    'the vendor at fault '
  'or the platform, and the vendor''s loss for what was prepared, borne by the platform.';

insert into private.notification_templates (template, type, title, message) values
  ('order_compensated', 'info', 'We are sorry',
    '{amount} was added to your wallet, because order {order_number} had to be cancelled.');

-- Administrators ------------------------------------------------------------------------------------------------------
create function private.lines_of_refund(o public.enhanced_orders, lines jsonb, reason_code text)
  returns jsonb language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  chosen jsonb;
  short record;
begin
  perform private.bound(lines, 8000);
  if not exists (select from public.refund_reasons as r where r.code = lines_of_refund.reason_code) then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 40
      or exists (select from jsonb_array_elements(lines) as l where jsonb_typeof(l) <> 'object'
        or coalesce(l ->> 'position', '') !~ '^[1-9][0-9]{0,3}$' or coalesce(l ->> 'amount_paise',
          '1') !~ '^[1-9][0-9]{0,8}$')
      or (select count(distinct l ->> 'position') from jsonb_array_elements(lines)
        as l) <> jsonb_array_length(lines) then
    perform private.refuse(400, 'refund_lines_invalid', 'Please choose what to refund, with amounts above zero.');
  end if;
  if o.status = 'awaiting_payment' or not private.has_paid(o.id) then
    perform private.refuse(409, 'nothing_paid', 'Nothing has been paid for this order yet.');
  end if;
  -- What nobody but the system can end is with somebody who pays for it: refunded now, it would be paid twice.
  if exists (select from public.order_transition_rules as r where r.kind = o.kind and r.from_status = o.status)
      and not exists (select from public.order_transition_rules as r
        where r.kind = o.kind and r.from_status = o.status and r.roles <> '{system}') then
    perform private.refuse(409, 'payment_with_provider',
      'The provider has not answered yet. Refund this once it has.');
  end if;
  select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise',
    coalesce((l ->> 'amount_paise')::bigint, k.amount_paise - k.refunded_paise)))
  into chosen from jsonb_array_elements(lines) as l
  join private.charges_left(o.id) as k on k.position = (l ->> 'position')::smallint and k.nature not in ('tax',
    'discount');
  if coalesce(jsonb_array_length(chosen), 0) <> jsonb_array_length(lines) then
    perform private.refuse(400, 'refund_lines_invalid', 'Please choose what to refund, with amounts above zero.');
  end if;
  select k.code, k.amount_paise - k.refunded_paise as left_paise into short from jsonb_array_elements(chosen) as c
  join private.charges_left(o.id) as k on k.position = (c ->> 'position')::smallint
  where (c ->> 'amount_paise')::bigint not between 1 and k.amount_paise - k.refunded_paise limit 1;
  if found then
    perform private.refuse(409, 'refund_exceeds_charge', 'That is more than is left of this charge.',
      jsonb_build_object('charge', short.code, 'left_paise', short.left_paise));
  end if;
  if o.status = 'cancelled' and private.paid(o.id) < (select coalesce(-sum(r.amount_paise), 0)
      from private.rows_of_refund(o.id, chosen) as r) then
    perform private.refuse(409, 'nothing_paid', 'Nothing has been paid for this order yet.');
  end if;
  -- Refunded whole, it would be cooked and carried all the same: cancelling gives everything back and stops it.
  if o.status not in ('delivered', 'cancelled')
      and o.refund_paise + (select coalesce(-sum(r.amount_paise), 0) from private.rows_of_refund(o.id, chosen)
        as r) >= o.total_paise then
    perform private.refuse(409, 'cancel_to_refund_all',
      'That is all that was paid. Please cancel the order instead.');
  end if;
  return chosen;
end
$$;

comment on function private.lines_of_refund is
  'What an administrator wants to refund, checked: [{position, amount_paise?}], all that is left of a charge without '
    'an amount. Refuses an '
  'order that only the system moves, as long as it is under way (payment_with_provider), and to refund all of one '
    'under way, which '
  'cancelling does (cancel_to_refund_all).';

create function private.order_to_refund(order_id uuid) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = order_to_refund.order_id;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.user_id = caller then perform private.refuse(403, 'own_order_refund',
    'Somebody else has to refund your own order.'); end if;
  return o;
end
$$;

create function public.preview_refund(order_id uuid, lines jsonb, reason_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  o public.enhanced_orders := private.order_to_refund(preview_refund.order_id);
  chosen jsonb := private.lines_of_refund(o, preview_refund.lines, preview_refund.reason_code);
  rows private.refund_row[] := array(select r from private.rows_of_refund(o.id, chosen) as r);
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
  by_payees boolean := o.status <> 'cancelled'
    and (select r.borne_by = 'payees' from public.refund_reasons as r where r.code = preview_refund.reason_code);
  bearers jsonb;
begin
  with losing as (
    select l.account::text as account, coalesce(v.name, c.name, p.full_name) as name, sum(l.amount_paise) as paise
    from private.losses_of_refund(o.id, rows) as l left join public.vendors as v on v.id = l.owner_id
    left join public.couriers as c on c.user_id = l.owner_id left join public.profiles as p on p.id = l.owner_id
    where by_payees group by 1, 2
    union all
    select case r.nature when 'tax' then 'tax_payable' else 'promo_expense' end, null, -sum(r.amount_paise)
    from unnest(rows) as r where r.nature in ('tax', 'discount') and o.status <> 'cancelled' group by 1
  ), whole as (
    select * from losing union all select 'platform_revenue', null,
      amount - coalesce((select sum(l.paise) from losing as l), 0)
  )
  select coalesce(jsonb_agg(jsonb_build_object('account_kind', w.account, 'name', w.name, 'amount_paise', w.paise))
    filter (where w.paise <> 0), '[]')
  into bearers from whole as w;
  return jsonb_build_object('refund_paise', amount, 'bearers', bearers,
    'charges', private.merged_charges((select coalesce(jsonb_agg(to_jsonb(r)), '[]'::jsonb) from unnest(rows) as r)));
end
$$;

comment on function public.preview_refund is
  'What refund_order would do: {refund_paise, charges (as on a bill, negative), bearers: [{account_kind, name, '
    'amount_paise}]}. '
  'Administrators only.';

create function public.refund_order(order_id uuid, lines jsonb, reason_code text, note text, idempotency_key text)
  returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  o public.enhanced_orders;
  chosen jsonb;
  result jsonb;
begin
  perform private.bound(refund_order.note, 2000);
  result := private.claim_idempotency(caller, refund_order.idempotency_key, 'refund_order');
  if result is not null then return result; end if;
  perform private.lock_order(refund_order.order_id);
  o := private.order_to_refund(refund_order.order_id);
  chosen := private.lines_of_refund(o, refund_order.lines, refund_order.reason_code);
  result := jsonb_build_object('refund_paise', private.refund(o, chosen, refund_order.reason_code,
    (select case r.borne_by when 'platform' then 'platform' else 'customer' end from public.refund_reasons as r
      where r.code = refund_order.reason_code),
    'source', 'refund:' || caller || ':' || refund_order.idempotency_key));
  perform private.audit('refund_order', 'order', o.id::text, jsonb_build_object('refund_paise', o.refund_paise),
    result || jsonb_build_object('lines', chosen, 'reason', refund_order.reason_code), left(refund_order.note, 500));
  perform private.keep_result(caller, refund_order.idempotency_key, result);
  return result;
end
$$;

comment on function public.refund_order is
  'Refunds parts of charges to the customer''s wallet, once per key: lines [{position, amount_paise?}] of the order''s '
    'charges, taxes and '
  'the discount follow. Answers {refund_paise}. Administrators only; written to the audit log.';

revoke execute on function public.preview_refund(uuid, jsonb, text), public.refund_order(uuid, jsonb, text, text, text)
  from public, anon;
grant execute on function public.preview_refund(uuid, jsonb, text), public.refund_order(uuid, jsonb, text, text, text)
  to authenticated;

-- A vendor learns of every refund that it bears: at once, in the order, and in its figures.

insert into private.notification_templates (template, type, title, message, push_for) values
  ('vendor_order_refunded', 'warning', 'Refunded at your cost',
   '{amount} of order {order_number} was refunded. You earn {loss} less. You can ask support to look at it.', null);

create function private.note_vendor_refund(o public.enhanced_orders, reason_code text, amount bigint, loss bigint)
  returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  -- What was not there when it was packed, and deposits of bottles, are no loss of what was sold.
  if o.vendor_id is null or note_vendor_refund.amount <= 0 or note_vendor_refund.loss <= 0
      or note_vendor_refund.reason_code in ('not_picked', 'bottles_returned') then return; end if;
  insert into private.vendor_refunds (order_id, vendor_id, reason_code, amount_paise, loss_paise)
  values (o.id, o.vendor_id, note_vendor_refund.reason_code, note_vendor_refund.amount, note_vendor_refund.loss);
  -- A return is decided by the vendor's own people, a missed delivery has a notice of its own.
  if exists (select from public.refund_reasons as r where r.code = note_vendor_refund.reason_code) then
    perform private.notify_party(o, 'vendor', 'vendor_order_refunded',
      jsonb_build_object('amount', private.rupees(note_vendor_refund.amount),
      'loss', private.rupees(note_vendor_refund.loss), 'reason_code', note_vendor_refund.reason_code));
  end if;
end
$$;

comment on function private.note_vendor_refund is
  'Keeps a refund that the order''s vendor bears, and tells the vendor of what help or an administrator decided. '
    'Amounts in paise.';

-- What is collected in cash is whole rupees: a charge of its own, on the bill and in the ledger, brings an order to the
-- nearest one. It is neither taxed nor shared; the platform bears it.

insert into public.charge_codes (code, position, nature, tax_class) values ('rounding', 990, 'rounding', null);

create function private.in_rupees(paise bigint) returns bigint language sql immutable set search_path = '' as $$
  select round(paise::numeric / 100)::bigint * 100
$$;

comment on function private.in_rupees is 'An amount to the nearest whole rupee, half a rupee upwards, in paise.';

create function private.round_cash(order_id uuid) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  difference bigint;
  quoted smallint;
begin
  with rounded as (
    update public.payments as p set amount_paise = p.amount_paise + r.paise, updated_at = now()
    from (
      select c.id, private.in_rupees(c.amount_paise - c.refunded_paise) - (c.amount_paise - c.refunded_paise) as paise
      from public.payments as c join private.payment_methods as m on m.method = c.method and m.whole_rupees
      where c.order_id = round_cash.order_id and c.status = 'created'
    ) as r
    where p.id = r.id and r.paise <> 0 returning r.paise
  )
  select coalesce(sum(r.paise), 0) into difference from rounded as r;
  select * into o from public.enhanced_orders as e where e.id = round_cash.order_id;
  if difference = 0 then return o; end if;
  select c.position into quoted from public.order_charges as c
  where c.order_id = o.id and c.code = 'rounding' and c.phase = 'quoted';
  update public.enhanced_orders as e set total_paise = e.total_paise + difference
    where e.id = o.id returning * into o;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, of_position)
  select o.id, max(c.position) + 1, case when quoted is null then 'quoted' else 'adjusted' end::public.charge_phase,
    'rounding', difference, quoted
  from public.order_charges as c where c.order_id = o.id;
  return o;
end
$$;

comment on function private.round_cash is
  'Brings an order that is paid in cash back to whole rupees after its price has changed; the caller holds its lock. '
    'Answers the order.';
comment on column public.order_items.charged_paise is
  'What the line costs in the end, where less than ordered came: not there, weighed less, replaced by something '
    'cheaper. Null: total_paise.';
comment on column public.order_items.charged_quantity is
  'The pieces that came and are charged, substitutes included. Null: quantity.';

-- What of an order's line was charged, and what of it went back: one account per line for help, returns, missed
-- deliveries and picking, whoever asks first. Limits on what goes back at once count people, not accounts
-- (docs/decisions/0068).

create function private.keep_charged_line() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.order_items as i set charged_paise = new.charged_paise, charged_quantity = case
    when new.charged_paise = 0 then 0
    -- What is weighed is a piece all the same.
    when new.ordered_grams is not null then i.quantity
    else greatest(1, coalesce(new.picked_quantity, i.quantity) + coalesce((select sum(s.quantity)
      from public.substitutions as s
      where s.order_id = new.order_id and s.position = new.position and s.state = 'accepted'), 0)) end
  where i.order_id = new.order_id and i.position = new.position;
  return null;
end
$$;

comment on function private.keep_charged_line is
  'What was picked of a line is what its customer pays, and what can go back.';

create table private.line_refunds (
  order_id uuid not null,
  position smallint not null,
  key text not null,
  source text not null constraint line_refund_source check (source in ('help', 'return', 'claim')),
  quantity integer not null constraint line_refund_quantity check (quantity > 0),
  paise bigint not null constraint line_refund_paise check (paise >= 0),
  at timestamptz not null default now(),
  primary key (order_id, position, key),
  foreign key (order_id, position) references public.order_items (order_id, position)
);

comment on table private.line_refunds is
  'What went back for pieces of an order''s line, in list prices as the customer saw them. Append-only; never more '
    'than was charged.';
comment on column private.line_refunds.paise is
  'Before the discount''s part; zero where nothing was left, or for an exchange of the same price.';

create function private.check_line_refund() returns trigger language plpgsql set search_path = '' as $$
declare
  line public.order_items;
  pieces bigint;
  paise bigint;
begin
  -- The caller holds the order's row: refunds of one order come one after the other.
  select * into line from public.order_items as i where i.order_id = new.order_id and i.position = new.position;
  select coalesce(sum(r.quantity), 0), coalesce(sum(r.paise), 0) into pieces, paise from private.line_refunds as r
  where r.order_id = new.order_id and r.position = new.position;
  if pieces + new.quantity > coalesce(line.charged_quantity, line.quantity)
      or paise + new.paise > coalesce(line.charged_paise, line.total_paise) then
    raise exception using errcode = 'check_violation', constraint = 'refund_within_line',
      message = format('line %s of order %s: no more than was charged goes back, and no piece twice', new.position,
        new.order_id);
  end if;
  return new;
end
$$;

comment on function private.check_line_refund is
  'The last word on a line: no piece goes back twice, and never more than was charged for it.';

create trigger refunds_stay_within_lines before insert on private.line_refunds for each row
  execute function private.check_line_refund();

create trigger line_refunds_are_append_only before update or delete on private.line_refunds
  for each row execute function private.forbid_change();

create function private.lines_left(order_id uuid)
returns table ("position" smallint, tax_class text, pieces integer, charged_paise bigint, gone_pieces integer,
  gone_paise bigint,
  claimed integer, open_claims integer, returned integer)
language sql stable security definer set search_path = '' as $$
  select i.position, i.tax_class, coalesce(i.charged_quantity, i.quantity),
    coalesce(i.charged_paise, i.total_paise)::bigint,
    coalesce(gone.pieces, 0)::integer, coalesce(gone.paise, 0)::bigint, coalesce(asked.claimed, 0)::integer,
    coalesce(asked.open_claims, 0)::integer, coalesce(back.pieces, 0)::integer
  from public.order_items as i
  left join lateral (select sum(r.quantity) as pieces, sum(r.paise) as paise from private.line_refunds as r
    where r.order_id = i.order_id and r.position = i.position) as gone on true
  left join lateral (select sum(l.quantity) as claimed, sum(l.quantity)
    filter (where c.state <> 'declined') as open_claims
    from private.order_claim_lines as l join private.order_claims as c on c.id = l.claim_id
    where l.order_id = i.order_id and l.position = i.position and c.state <> 'withdrawn') as asked on true
  left join lateral (select sum(l.quantity) as pieces from public.return_lines as l
    join public.returns as r on r.id = l.return_id
    where r.order_id = i.order_id and l.position = i.position and r.state not in ('cancelled', 'rejected')) as back
      on true
  where i.order_id = lines_left.order_id
$$;

comment on function private.lines_left is
  'The lines of an order: pieces and paise charged, gone (refunded), reported (claimed; open_claims without what was '
    'declined) and in returns. '
  'Everything that gives money back for a line asks here.';

create function private.parts_of_lines(order_id uuid, lines jsonb)
returns table ("position" smallint, quantity integer, tax_class text, paise bigint)
language sql stable security definer set search_path = '' as $$
  with asked as (
    select k.position, l.quantity, k.tax_class, greatest(0, least(k.charged_paise - k.gone_paise, coalesce(l.paise,
      -- Pieces of a line are worth the same; the last one takes the remainder.
      private.in_proportion(k.charged_paise, least(k.gone_pieces + l.quantity, k.pieces), k.pieces)
        - private.in_proportion(k.charged_paise, least(k.gone_pieces, k.pieces), k.pieces)))) as paise
    from jsonb_to_recordset(parts_of_lines.lines) as l ("position" smallint, quantity integer, paise bigint)
    join private.lines_left(parts_of_lines.order_id) as k on k.position = l.position and k.pieces > 0
  ), rest as (
    -- The goods of an order are one charge per tax class; of it something else may have gone back.
    select k.tax_class, sum(k.amount_paise - k.refunded_paise)::bigint as paise
      from private.charges_left(parts_of_lines.order_id) as k
    where k.code = 'items' group by k.tax_class
  )
  select a.position, a.quantity, a.tax_class, greatest(0, least(a.paise, r.paise
    - coalesce(sum(a.paise) over (partition by a.tax_class order by a.position rows between unbounded preceding
      and 1 preceding), 0)))::bigint
  from asked as a join rest as r on r.tax_class is not distinct from a.tax_class
$$;

comment on function private.parts_of_lines is
  'What goes back for pieces of lines, [{position, quantity, paise?}], by what was charged and is left: of a line at '
    'most what it cost and is '
  'not refunded yet, paise for a part of that. In list prices as the customer saw them.';

create function private.record_line_refunds(order_id uuid, lines jsonb, key text, source text) returns void
language sql set search_path = '' as $$
  insert into private.line_refunds (order_id, position, key, source, quantity, paise)
  select record_line_refunds.order_id, p.position, record_line_refunds.key, record_line_refunds.source,
    least(p.quantity, k.pieces - k.gone_pieces), p.paise
  from private.parts_of_lines(record_line_refunds.order_id, record_line_refunds.lines) as p
  join private.lines_left(record_line_refunds.order_id) as k on k.position = p.position and k.pieces > k.gone_pieces
$$;

comment on function private.record_line_refunds is
  'Enters what goes back for pieces of lines, before the refund that pays it. The caller holds the order.';

create function private.is_partly_refunded_by_hand(order_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from (
      select l.tax_class, sum(l.charged_paise - l.gone_paise) as paise
        from private.lines_left(is_partly_refunded_by_hand.order_id) as l group by 1
    ) as lines join (
      select k.tax_class, sum(k.amount_paise - k.refunded_paise) as paise
        from private.charges_left(is_partly_refunded_by_hand.order_id) as k
      where k.code = 'items' group by 1
    ) as rest on rest.tax_class is not distinct from lines.tax_class and rest.paise < lines.paise)
$$;

comment on function private.is_partly_refunded_by_hand is
  'Whether goods of an order were refunded without naming lines: what that was for a person has to judge.';

create function private.address_digest(o public.enhanced_orders) returns text language sql
  stable set search_path = '' as $$
  select private.keyed_digest('address ' || lower(regexp_replace(concat(o.address ->> 'line', o.address ->> 'pincode'),
    '[^[:alnum:]]', '', 'g')))
  where o.address ->> 'line' is not null
$$;

comment on function private.address_digest is
  'Digest of where an order goes, however it is spaced or capitalised; null for what is collected.';

create function private.same_person(caller uuid, o public.enhanced_orders) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select caller
  union
  select d.account_id from private.customer_digests as d join auth.users as u on u.id = caller
  where d.kind = 'phone' and u.phone <> '' and d.digest = private.phone_digest(u.phone)
    and d.at > now() - private.phone_digest_period()
  union
  select d.account_id from private.customer_digests as d
  where d.kind = 'help_device' and d.digest = private.device_digest() and d.at > now() - private.device_digest_period()
  union
  select d.account_id from private.customer_digests as d
  where d.kind = 'help_address' and d.digest = private.address_digest(o)
    and d.at > now() - private.device_digest_period()
$$;

comment on function private.same_person is
  'The accounts whose requests for money back count together: the caller''s, former ones of the same number, and those '
    'that asked from the '
  'same device or for the same address in the last 90 days.';

create function private.remember_request(caller uuid, o public.enhanced_orders) returns void
language sql security definer set search_path = '' as $$
  select private.remember_digest('help_device', private.device_digest(), caller),
    private.remember_digest('help_address', private.address_digest(o), caller)
$$;

create function private.take_turns_of_person(caller uuid, o public.enhanced_orders) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mark text;
begin
  -- In one order, so that two requests never wait for each other.
  for mark in select d from unnest(array[private.device_digest(), private.address_digest(o)]) as d where d is not null
    order by d loop
    perform private.take_turns('money_back', mark);
  end loop;
end
$$;

comment on function private.take_turns_of_person is
  'Requests for money back from one device or for one address come one after the other: what went back at once is '
    'counted.';
comment on function private.remember_request is 'Keeps from which device and for which address money was asked back.';

revoke execute on function private.take_turns_of_person(uuid, public.enhanced_orders),
  private.remember_request(uuid, public.enhanced_orders), private.same_person(uuid, public.enhanced_orders) from public;

-- What customers and administrators see of what can still go back for a line, before they ask for it
-- (docs/decisions/0068).

create function public.preview_report(order_id uuid, lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = preview_report.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object('refund_paise', private.refund_sum(o.id,
    private.lines_to_charges(o.id, private.check_claim_lines(o, preview_report.lines))));
end
$$;

comment on function public.preview_report is
  'What would go back for pieces of lines, [{position, quantity}], that the caller reports: {refund_paise}, with tax '
    'and less discount. Raises '
  'order_not_found, help_lines_invalid, nothing_charged, already_reported.';

revoke execute on function public.preview_report(uuid, jsonb) from public, anon;
grant execute on function public.preview_report(uuid, jsonb) to authenticated;

-- A cancellation told its customer up to three times: that it was cancelled, that money came back, and that a credit
-- came on top. Now one notice says all of it. What is refunded on its own keeps the notice of its own.

insert into private.notification_templates (template, type, title, message, push_for) values
  ('order_cancelled_refund', 'warning', 'Order cancelled',
   'Your order {order_number} has been cancelled. {amount} is back in your wallet.', '1 hour'),
  ('order_cancelled_credit', 'warning', 'Order cancelled',
   'We are sorry: order {order_number} had to be cancelled. {amount} is back in your wallet, and {credit} on top.',
     '1 hour'),
  ('order_cancelled_cash', 'warning', 'Order cancelled',
   'Your order {order_number} has been cancelled. You have nothing to pay.', '1 hour');

create function private.keep_refund(part public.payments, amount bigint, destination text, reason_code text)
  returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.refunds (order_id, payment_id, user_id, amount_paise, destination, reason_code)
  values (part.order_id, part.id, private.payer_of(part), amount, keep_refund.destination, keep_refund.reason_code);
  perform private.publish('user:' || private.payer_of(part), 'wallet', '{}'::jsonb);
end
$$;

comment on function private.keep_refund is 'Keeps that a part of a payment went back, where to and why.';

create function private.tell_of_cancellation(o public.enhanced_orders, refund bigint, credit bigint)
  returns void language plpgsql set search_path = '' as $$
begin
  perform private.notify_party(o, 'user',
    case when o.cancel_reason = 'payment_unconfirmed' and o.placed_at is null
      then case when (select t.in_cart from private.trades as t where t.trade = o.trade) then 'order_not_paid'
        else 'payment_not_made' end
      when exists (select from public.refunds as r where r.order_id = o.id and r.destination = 'source')
      then case when credit > 0 then 'order_cancelled_source_credit' else 'order_cancelled_source' end
      when credit > 0 then 'order_cancelled_credit' when o.kind = 'digital' and o.placed_at is not null
      then 'payment_failed'
      when refund > 0 then 'order_cancelled_refund' when not private.has_paid(o.id) then 'order_cancelled_cash'
        else 'order_cancelled' end,
    jsonb_build_object('amount', private.rupees(refund), 'amount_paise', refund, 'credit', private.rupees(credit),
      'credit_paise', credit));
end
$$;

comment on function private.tell_of_cancellation is
  'The customer''s one notice of an order that was cancelled: what is back in the wallet, that cash is not to be paid, '
    'what comes on top.';

-- Cancelling what has an appointed time: by its trade's own steps, not by a kitchen's minutes. The law's cap on what
-- is charged
-- (at most 10 % and 100 rupees) is that of rides, and of policies that name no kind and so hold for rides too.

create table private.cancellation_steps (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid references public.vendors (id),
  minutes_before integer not null constraint step_minutes check (minutes_before between 0 and 525600),
  charge_bp integer not null constraint step_charge check (charge_bp between 0 and 10000),
  max_charge_paise integer constraint step_max_charge check (max_charge_paise >= 0),
  compensation_bp integer not null default 10000 constraint step_compensation check (compensation_bp between 0
    and 10000),
  trade text not null references private.trades (trade),
  valid_from timestamptz not null default '-infinity',
  valid_until timestamptz not null default 'infinity',
  constraint cancellation_steps_once unique nulls not distinct (trade, vendor_id, minutes_before, valid_from)
);

comment on column private.cancellation_steps.trade is 'The trade whose appointments it is for.';

create index cancellation_steps_vendor_idx on private.cancellation_steps (vendor_id) where vendor_id is not null;

revoke all on private.cancellation_steps from anon, authenticated;

comment on table private.cancellation_steps is
  'What a customer is charged who cancels less than so many minutes before the appointed time, of goods and fees. A '
    'vendor''s own '
  'steps stand in place of those of the kind; a kind without steps is cancelled by its policies.';
comment on column private.cancellation_steps.valid_until is
  'What was placed before a change of the steps is cancelled by the steps of then.';
comment on column private.cancellation_steps.compensation_bp is
  'How much of the charge goes to whoever would have earned.';

create function private.steps_of(o public.enhanced_orders) returns SETOF private.cancellation_steps
language sql stable security definer set search_path = '' as $$
  with in_force as (
    select s.* from private.cancellation_steps as s, (values (coalesce(o.placed_at, now()))) as p (at)
    where s.trade = o.trade and (s.vendor_id is null or s.vendor_id = o.vendor_id)
      and p.at >= s.valid_from and p.at < s.valid_until
  )
  select f.* from in_force as f
  where f.vendor_id is not distinct from (select own.vendor_id from in_force as own
    where own.vendor_id is not null limit 1)
$$;

comment on function private.steps_of is
  'The steps for cancelling an order, as they were when it was placed: its vendor''s own, or those of its kind.';

create function private.charge_of_step(o public.enhanced_orders, step private.cancellation_steps) returns bigint
language sql stable set search_path = '' as $$
  select least(round((private.left_of(o.id, 'goods') + private.left_of(o.id, 'fee'))::numeric * step.charge_bp / 10000),
    step.max_charge_paise, least(t.charge_cap_paise, round(o.total_paise::numeric * t.charge_cap_bp / 10000)),
    private.paid(o.id))::bigint
  from private.trades as t where t.trade = o.trade
$$;

comment on function private.charge_of_step is
  'What the customer pays for cancelling from a step on: its part of the price, never more than was paid.';

create function private.has_steps(o public.enhanced_orders) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.steps_of(o));
end
$$;

comment on function private.has_steps is 'Whether cancelling an order is charged by the time before it.';

create function private.rows_of_less(order_id uuid, chosen jsonb) returns setof private.refund_row
language sql stable security definer set search_path = '' as $$
  with charges as (
    select k.*, coalesce(r.amount_paise, 0) as now_paise
    from private.charges_left(rows_of_less.order_id) as k
    left join jsonb_to_recordset(chosen) as r ("position" smallint, amount_paise bigint) on r.position = k.position
  ), seen as (
    -- Of what was seen a part is tax: that of the price less that of what remains of it, so that the last piece takes
    -- the remainder.
    select c.*, case when c.now_paise > 0 and c.has_tax_inside then c.now_paise - least(c.now_paise,
        private.tax_gone(c.amount_paise - c.net_paise, c.refunded_paise + c.now_paise, c.amount_paise)
          - (c.refunded_paise - c.net_refunded_paise)) else c.now_paise end as net_now_paise
    from charges as c where c.nature not in ('tax', 'discount')
  ), discounted as materialized (
    select private.discounted_codes(rows_of_less.order_id) as codes
      where exists (select from charges as c where c.nature = 'discount')
  ), following as (
    select f.position, private.in_proportion(f.base_paise, sum(b.refunded_paise + b.now_paise)::bigint,
      sum(b.amount_paise)::bigint)
        - f.base_refunded_paise as base_paise,
      case when f.included then sum(b.now_paise - b.net_now_paise)::bigint
        when f.nature = 'tax' then private.tax_gone(f.amount_paise, sum(b.refunded_paise + b.now_paise)::bigint,
          sum(b.amount_paise)::bigint) - f.refunded_paise
        else private.in_proportion(f.amount_paise, sum(b.refunded_paise + b.now_paise)::bigint,
          sum(b.amount_paise)::bigint) - f.refunded_paise end as now_paise
    from charges as f join seen as b on case f.nature when 'tax' then b.tax_class = f.tax_class
      else b.code = any ((select d.codes from discounted as d)::text[]) end
    where f.nature in ('tax', 'discount')
    group by f.position, f.nature, f.amount_paise, f.refunded_paise, f.base_paise, f.base_refunded_paise, f.included
      having sum(b.now_paise) > 0
  ), rows as (
    select c.position, c.code, c.nature, c.tax_class, null::integer as rate_bp, null::bigint as base_paise,
      -c.net_now_paise as amount_paise,
      case when c.has_tax_inside then -c.now_paise end as gross_paise, false as included
    from seen as c where c.now_paise > 0
    union all
    select c.position, c.code, c.nature, c.tax_class, c.rate_bp, case when c.nature = 'tax' then -f.base_paise
      end, -f.now_paise, null, c.included
    -- Where more of a tax was refunded before than of its base, as a cancellation with a charge does, nothing follows.
    from following as f join charges as c on c.position = f.position
      where f.now_paise <> 0 and sign(f.now_paise) = sign(c.amount_paise)
  ), rounding as (
    select min(r.position) filter (where r.phase = 'quoted') as position, coalesce(sum(r.amount_paise)
      filter (where r.phase <> 'refunded'), 0)::bigint as paise,
      -coalesce(sum(r.amount_paise) filter (where r.phase = 'refunded'), 0)::bigint as refunded_paise
    from public.order_charges as r where r.order_id = rows_of_less.order_id and r.code = 'rounding'
  ), whole as (
    -- What made cash whole rupees goes back with the last piece: never is more refunded than was collected.
    select r.position, case when r.paise > 0 then case
      when not exists (select from seen as s where s.refunded_paise + s.now_paise < s.amount_paise) then r.paise else 0
      end
        else -greatest(0, -r.paise - (select sum(c.net_paise - c.net_refunded_paise)
          from charges as c) - (select coalesce(sum(w.amount_paise), 0) from rows as w)) end
      - r.refunded_paise as now_paise
    from rounding as r where r.paise <> 0 and exists (select from rows)
  )
  select w.position, w.code, w.nature, w.tax_class, w.rate_bp, w.base_paise, w.amount_paise, w.gross_paise, w.included
    from rows as w
  union all
  select w.position, 'rounding', 'rounding', null, null, null, -w.now_paise, null, false from whole as w
    where w.now_paise <> 0
$$;

comment on function private.rows_of_less is
  'The rows that take [{position, amount_paise}] off an order, amounts as the customer saw them: each tax follows its '
    'class and the discount what it was '
  'taken off, in proportion to all that is refunded so far, so that any sequence adds up to the paisa and the last '
    'piece takes the remainder.';
