import type { Query } from './insert-rows.ts'
import type { PastOrder } from './rows/past-orders.ts'

/** Prices the lines from the catalogue and the rest by the rules in force, as placing an order does. */
const WRITE_ORDERS = `
with planned as (
  select r.*, v.id as seller, row_number() over (order by r.placed_at) as n
  from jsonb_to_recordset($1::text::jsonb) as r(
    id uuid, user_id uuid, vendor_id uuid, placed_at timestamptz, status public.order_status, method public.payment_method,
    lines jsonb, address jsonb, tip_paise integer, coupon text, instructions text, no_cutlery boolean,
    cancel_reason text, cancelled_by text, minutes jsonb)
  join public.vendors as v on v.id = r.vendor_id
),
line as (
  select p.id as order_id, l.position, i.id as item_id, i.name, v.kind as category, d.diet, i.tax_class, i.picture, c.options, c.option_ids,
    i.price_paise + c.extra as unit_paise, (l.sold ->> 'quantity')::integer as quantity
  from planned as p
  cross join lateral jsonb_array_elements(p.lines) with ordinality as l (sold, position)
  join public.catalog_items as i on i.id = (l.sold ->> 'item_id')::uuid
  join public.vendors as v on v.id = p.vendor_id
  left join public.dishes as d on d.item_id = i.id
  cross join lateral (
    select coalesce(sum(o.price_paise), 0)::integer as extra,
      coalesce(array_agg(o.id order by o.id) filter (where o.id is not null), '{}') as option_ids,
      coalesce(jsonb_agg(jsonb_build_object('group', g.name, 'name', o.name, 'price_paise', o.price_paise)
        order by g.position, o.position) filter (where o.id is not null), '[]'::jsonb) as options
    from jsonb_array_elements_text(l.sold -> 'option_ids') as chosen (id)
    join public.item_options as o on o.id = chosen.id::uuid
    join public.item_option_groups as g on g.id = o.group_id
  ) as c
),
basket as (
  select order_id, sum(unit_paise * quantity)::integer as subtotal,
    jsonb_agg(jsonb_build_object('id', item_id, 'name', name, 'price', unit_paise / 100.0, 'image', picture,
      'category', category, 'quantity', quantity, 'unit_paise', unit_paise, 'options', options,
      'option_ids', to_jsonb(option_ids), 'diet', diet) order by position) as items
  from line group by order_id
),
priced as (
  select p.*, v.name as vendor_name, v.kind as vendor_kind, v.region_id, v.packaging_paise, v.prep_minutes,
    v.commission_bp, v.prices_include_tax, g.order_prefix, g.franchise_owner_id, b.subtotal, b.items, road.metres,
    rule.platform_paise as platform, rule.surge_paise as surge, rule.id as fee_rule_id,
    private.delivery_fee(rule, road.metres) as delivery,
    case when b.subtotal < rule.small_cart_below_paise then rule.small_cart_paise else 0 end as small_cart
  from planned as p
  join basket as b on b.order_id = p.id
  join public.vendors as v on v.id = p.vendor_id
  join public.regions as g on g.id = v.region_id
  cross join lateral private.road_distance_m((p.address ->> 'lat')::double precision, (p.address ->> 'lng')::double precision,
    v.lat, v.lng) as road (metres)
  cross join lateral private.fee_rule(v.region_id, now()) as rule
),
discounted as (
  select p.*, coalesce((select p.delivery from public.coupons as c where c.code = p.coupon and p.subtotal >= c.minimum_paise), 0) as discount
  from priced as p
),
charged as (
  select d.*, before.charges as untaxed, taxed.charges || case d.method when 'cash'
      then private.charge('rounding', private.in_rupees(private.sum_of(taxed.charges)) - private.sum_of(taxed.charges)) else '[]' end as charges
  from discounted as d
  cross join lateral (
    select (select jsonb_agg(sold.charge) from (
        select private.charge('items', sum(l.unit_paise * l.quantity), l.tax_class, d.prices_include_tax) -> 0 as charge
        from line as l where l.order_id = d.id group by l.tax_class) as sold)
      || private.charge('packaging', d.packaging_paise, case d.vendor_kind when 'food' then 'restaurant' else 'delivery' end, d.prices_include_tax) || private.charge('delivery', d.delivery)
      || private.charge('small_cart', d.small_cart) || private.charge('surge', d.surge) || private.charge('platform', d.platform)
      || private.charge('discount', -d.discount) as charges
  ) as before
  cross join lateral (select private.with_taxes(before.charges) || private.charge('tip', d.tip_paise) as charges offset 0) as taxed
),
written as (
  insert into public.enhanced_orders (id, user_id, order_number, kind, trade, category, vendor_id, vendor_name,
    checkout_id, region_id, status, discount_paise, total_paise, items, promo_code, payment_method, payment_status, address,
    instructions, distance_m, prep_minutes, promised_min_at, promised_max_at, cancel_reason, cancelled_by,
    terms, last_seq, status_since, created_at, updated_at)
  select t.id, t.user_id,
    format('%s-%s-%s', t.order_prefix, to_char(t.placed_at at time zone 'Asia/Kolkata', 'YYMMDD'), lpad(row_number() over (
      partition by t.region_id, (t.placed_at at time zone 'Asia/Kolkata')::date order by t.placed_at, t.id)::text, 4, '0')),
    'delivery', t.vendor_kind::text, t.vendor_kind::text, t.vendor_id, t.vendor_name, t.id, t.region_id, t.status, t.discount,
    private.sum_of(t.charges), (select jsonb_agg(item || jsonb_build_object('vendor', t.vendor_name)) from jsonb_array_elements(t.items) as item),
    case when t.discount > 0 then t.coupon end, t.method, case t.method when 'cash' then 'due' else 'paid' end::public.payment_status,
    t.address, t.instructions, t.metres, t.prep_minutes,
    t.placed_at + make_interval(mins => t.prep_minutes + private.travel_minutes(t.metres)),
    t.placed_at + make_interval(mins => t.prep_minutes + private.travel_minutes(t.metres) + 10),
    t.cancel_reason, t.cancelled_by,
    jsonb_build_object('commission_bp', t.commission_bp, 'commission_paise', private.commission_on(t.untaxed, t.commission_bp),
      'franchise_owner_id', t.franchise_owner_id, 'franchise_share_bp', private.setting_int('franchise_share_bp'),
      'fee_rule_id', t.fee_rule_id),
    case when t.status = 'delivered' then 6 else 2 end, ended.at, t.placed_at, ended.at
  from charged as t
  cross join lateral (select t.placed_at + (case when t.status = 'delivered' then (t.minutes ->> 'door')::double precision
    else (t.minutes ->> 'accepted')::double precision end) * interval '1 minute' as at) as ended
),
billed as (
  insert into public.order_charges (order_id, position, code, amount_paise, gross_paise, tax_class, rate_bp, base_paise, included, bearer, at)
  select t.id, c.position, c.charge ->> 'code', (c.charge ->> 'amount_paise')::integer, (c.charge ->> 'gross_paise')::integer, c.charge ->> 'tax_class',
    (c.charge ->> 'rate_bp')::integer, (c.charge ->> 'base_paise')::integer, coalesce((c.charge ->> 'included')::boolean, false),
    case c.charge ->> 'code' when 'discount' then 'platform' else 'customer' end, t.placed_at
  from charged as t cross join lateral jsonb_array_elements(t.charges) with ordinality as c (charge, position)
),
asked as (
  insert into public.food_orders (order_id, no_cutlery) select t.id, t.no_cutlery from charged as t where t.vendor_kind = 'food'
)
insert into public.order_items (order_id, position, item_id, name, options, option_ids, unit_paise, quantity, total_paise, tax_class)
select order_id, position, item_id, name, options, option_ids, unit_paise, quantity, unit_paise * quantity, tax_class
from line`

/** The steps of each order with the person who took them, the courier's part, the payment, the coupon. */
const WRITE_STEPS = `
insert into public.order_events (order_id, seq, from_status, to_status, actor_id, actor_role, reason_code, at)
select o.id, s.seq, s.was, s.became, case s.actor when 'user' then o.user_id when 'vendor' then v.owner_id
    when 'delivery' then r.courier_id end, s.actor, case when s.became = 'cancelled' then o.cancel_reason end,
  o.created_at + s.after * interval '1 minute'
from jsonb_to_recordset($1::text::jsonb) as r(id uuid, courier_id uuid, minutes jsonb)
join public.enhanced_orders as o on o.id = r.id
join public.vendors as v on v.id = o.vendor_id
cross join lateral (values
  (1, null::public.order_status, 'pending'::public.order_status, 'user', 0::double precision),
  (2, 'pending', 'confirmed', 'vendor', (r.minutes ->> 'accepted')::double precision),
  (3, 'confirmed', 'preparing', 'vendor', (r.minutes ->> 'accepted')::double precision + 1),
  (4, 'preparing', 'ready', 'vendor', (r.minutes ->> 'ready')::double precision),
  (5, 'ready', 'out_for_delivery', 'delivery', (r.minutes ->> 'picked')::double precision),
  (6, 'out_for_delivery', 'delivered', 'delivery', (r.minutes ->> 'door')::double precision),
  (2, 'pending', 'cancelled', o.cancelled_by, (r.minutes ->> 'accepted')::double precision)) as s (seq, was, became, actor, after)
where s.seq = 1 or (o.status = 'cancelled') = (s.became = 'cancelled')`

const WRITE_JOBS = `
with plan as (
  select o.id, o.vendor_id, o.region_id, o.distance_m, o.address, v.lat, v.lng, v.address as vendor_address, t.*,
    case when done then r.courier_id end as courier_id, case when done then o.status_since end as ended
  from jsonb_to_recordset($1::text::jsonb) as r(id uuid, courier_id uuid, minutes jsonb)
  join public.enhanced_orders as o on o.id = r.id
  join public.vendors as v on v.id = o.vendor_id
  cross join lateral (select o.status = 'delivered' as done,
    o.created_at + (r.minutes ->> 'accepted')::double precision * interval '1 minute' as accepted,
    o.created_at + (r.minutes ->> 'picked')::double precision * interval '1 minute' as picked) as t
), written as (
  insert into public.jobs (id, order_id, leg, vendor_id, region_id, state, performer_id, distance_m, pay_paise, round,
    search_started_at, assigned_at, done_at)
  select p.id, p.id, 1, p.vendor_id, p.region_id, case when done then 'delivered' else 'cancelled' end::public.job_state,
    p.courier_id, p.distance_m, private.courier_pay(p.distance_m), case when done then 1 else 0 end,
    case when done then accepted end, case when done then accepted + interval '20 seconds' end, p.ended
  from plan as p
)
insert into public.job_stops (job_id, n, what, lat, lng, address, code_purpose, arrived_at, done_at)
select p.id, s.* from plan as p
cross join lateral (values
  (1, 'pickup', p.lat, p.lng, p.vendor_address, 'pickup', case when done then picked - interval '3 minutes' end,
    case when done then picked end),
  (2, 'drop', (p.address ->> 'lat')::double precision, (p.address ->> 'lng')::double precision, null, 'drop', null, p.ended)
) as s`

const WRITE_PARTIES = `
with ended as (
  update private.order_parties as p set from_at = d.assigned_at, until_at = o.status_since + interval '30 minutes'
  from public.jobs as d join public.enhanced_orders as o on o.id = d.order_id where p.order_id = d.order_id and p.role = 'delivery'
)
insert into private.order_parties (order_id, role, user_id, vendor_id, from_at)
select o.id, part.role, part.user_id, part.vendor_id, o.created_at
from public.enhanced_orders as o
cross join lateral (values ('user', o.user_id, null::uuid), ('vendor', null, o.vendor_id)) as part (role, user_id, vendor_id)`

const WRITE_OFFERS = `
insert into public.job_offers (id, job_id, courier_id, round, distance_to_pickup_m, offered_at, expires_at, answered_at, outcome)
select d.order_id, d.id, d.performer_id, 1, 300 + d.distance_m / 4, d.search_started_at,
  d.search_started_at + interval '30 seconds', d.assigned_at, 'accepted'
from public.jobs as d where d.performer_id is not null`

const WRITE_PAYMENTS = `
insert into public.payments (id, order_id, user_id, method, status, amount_paise, due, collected_at, checkout_id,
  created_at, updated_at)
select o.id, o.id, o.user_id, m.method, case m.collected when 'handover' then 'created' else 'captured' end,
  o.total_paise, m.due, case when m.collected <> 'handover' then o.created_at end, o.checkout_id, o.created_at, o.created_at
from public.enhanced_orders as o join private.payment_methods as m on m.method = o.payment_method`

const WRITE_REDEMPTIONS = `
insert into public.coupon_redemptions (id, code, user_id, checkout_id, discount_paise, redeemed_at)
select o.id, o.promo_code, o.user_id, o.checkout_id, o.discount_paise, o.created_at
from public.enhanced_orders as o where o.promo_code is not null`

/** Wallets are filled before the first order, by what will be spent and a little more, in round notes. */
const FILL_WALLETS = `
select private.post('wallet_topup', null, 'seed:topup:' || spent.user_id, array[
  (spent.user_id, 'customer_wallet', spent.notes)::private.movement,
  (null, 'gateway_clearing', -spent.notes)::private.movement])
from (select o.user_id, (ceil(sum(o.total_paise) / 50000.0) * 50000)::bigint as notes
  from public.enhanced_orders as o where o.payment_method = 'wallet' group by o.user_id) as spent`

const PAY_ORDERS = `
select private.post('order_paid', o.id, 'pay:' || o.id, array[
  (o.user_id, 'customer_wallet', -o.total_paise)::private.movement, (null, 'order_escrow', o.total_paise)::private.movement])
from public.enhanced_orders as o where o.payment_method = 'wallet' order by o.created_at`

const FREEZE_SHARES = `
select private.share_goods(o) from public.enhanced_orders as o order by o.created_at`

/** The ledger's own functions: they split payments and refund cancellations. */
const SETTLE_ORDERS = `
select private.settle_order(o) from public.enhanced_orders as o where o.status = 'delivered' order by o.created_at`

const UNWIND_ORDERS = `
select private.unwind_order(o, 'pending') from public.enhanced_orders as o where o.status = 'cancelled' order by o.created_at`

/** Couriers deposit the day's cash every evening. */
const DEPOSIT_CASH = `
select private.post('cash_deposit', null, format('seed:deposit:%s:%s', day.courier_id, day.day), array[
  (day.courier_id, 'cash_with_courier', day.cash)::private.movement,
  (null, 'gateway_clearing', -day.cash)::private.movement])
from (select d.performer_id as courier_id, (d.done_at at time zone 'Asia/Kolkata')::date as day, sum(o.total_paise)::bigint as cash
  from public.jobs as d join public.enhanced_orders as o on o.id = d.order_id
  where d.state = 'delivered' and o.payment_method = 'cash' group by 1, 2) as day`

/** The functions above wrote "now"; the ledger must have the real time. */
const DATE_BACK = [
  'alter table private.ledger_transactions disable trigger ledger_transactions_are_append_only',
  `update private.ledger_transactions as t set at = case t.kind when 'order_paid' then o.created_at else o.status_since end
   from public.enhanced_orders as o where o.id = t.order_id`,
  `update private.ledger_transactions as t set at = now() - interval '62 days' where t.kind = 'wallet_topup'`,
  `update private.ledger_transactions as t
   set at = (split_part(t.idempotency_key, ':', 4)::date + time '23:15') at time zone 'Asia/Kolkata' where t.kind = 'cash_deposit'`,
  'alter table private.ledger_transactions enable trigger ledger_transactions_are_append_only',
  `update private.order_shares as s set settled_at = o.status_since from public.enhanced_orders as o
   where o.id = s.order_id and s.settled_at is not null`,
  `update public.payments as p set updated_at = o.status_since,
     collected_at = case when p.collected_at > o.status_since then o.status_since else p.collected_at end
   from public.enhanced_orders as o where o.id = p.order_id`,
  `update public.refunds as f set created_at = o.status_since from public.enhanced_orders as o where o.id = f.order_id`,
  `update public.jobs as d set done_at = o.status_since from public.enhanced_orders as o
   where o.id = d.order_id and d.state = 'delivered'`,
  // Notifications about last month's refunds are not needed now.
  'delete from public.system_notifications',
]

const WRITE_SHIFTS = `
insert into private.courier_shifts (user_id, started_at, ended_at)
select d.performer_id, min(d.assigned_at) - interval '40 minutes', max(d.done_at) + interval '25 minutes'
from public.jobs as d where d.state = 'delivered'
group by d.performer_id, (d.assigned_at at time zone 'Asia/Kolkata')::date`

/**
 * Writes past orders down as they happened: priced, paid, carried, settled in the ledger by the database's own functions.
 *
 * @param query runs one statement as the owner of the database, which has vendors, customers and couriers but no orders
 */
export async function writeOrderHistory(query: Query, orders: readonly PastOrder[]): Promise<void> {
  const plan = [JSON.stringify(orders)]
  await query(WRITE_ORDERS, plan)
  await query(WRITE_STEPS, plan)
  await query(WRITE_JOBS, plan)
  await query(WRITE_PARTIES)
  await query(WRITE_OFFERS)
  await query(WRITE_PAYMENTS)
  await query(WRITE_REDEMPTIONS)
  for (const statement of [
    FILL_WALLETS,
    PAY_ORDERS,
    FREEZE_SHARES,
    SETTLE_ORDERS,
    UNWIND_ORDERS,
    DEPOSIT_CASH,
    ...DATE_BACK,
    WRITE_SHIFTS,
  ])
    await query(statement)
}
