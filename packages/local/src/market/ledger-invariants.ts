import pg from 'pg'
import { POINTS_RULES } from './points-rules.ts'
import { WALLET_RULES } from './wallet-rules.ts'

/** What must hold after every commit, each as a query for whatever breaks it. */
const RULES: Readonly<Record<string, string>> = {
  ...WALLET_RULES,
  ...POINTS_RULES,
  'every transaction of the ledger adds up to zero': 'select * from private.ledger_imbalance()',
  'every transaction has at least two sides': `
    select t.id, t.kind, t.idempotency_key, array_agg(e.amount_paise) as sides
    from private.ledger_transactions as t left join private.ledger_entries as e on e.transaction_id = t.id
    group by t.id having count(e.id) < 2`,
  'no wallet is below zero': `
    select id, balance_paise from private.ledger_accounts where kind = 'customer_wallet' and balance_paise < 0`,
  'kept balances are the sum of their entries': `
    select a.id, a.balance_paise, sum(e.amount_paise) from private.ledger_accounts as a
    left join private.ledger_entries as e on e.account_id = a.id
    where a.balance_paise is not null group by a.id having a.balance_paise <> coalesce(sum(e.amount_paise), 0)`,
  'escrow holds exactly the paid orders that are under way, and what falls due later': `
    select held.paise, due.paise from
      (select coalesce(sum(e.amount_paise), 0) as paise from private.ledger_entries as e
        join private.ledger_accounts as a on a.id = e.account_id where a.kind = 'order_escrow') as held,
      (select coalesce(sum(p.amount_paise - p.refunded_paise), 0) as paise from public.enhanced_orders as o
        join public.payments as p on p.order_id = o.id and p.collected_at is not null
        where o.status not in ('delivered', 'cancelled')) as due,
      -- What was paid out of it already, such as the sittings of a package that were used.
      (select coalesce(sum(v.value_paise), 0) as paise from private.share_values as v join public.enhanced_orders as o on o.id = v.order_id
        where o.status not in ('delivered', 'cancelled') and v.settled_at is not null) as gone,
      (select coalesce(sum(v.value_paise), 0) as paise from private.share_values as v join public.enhanced_orders as o on o.id = v.order_id
        where o.status = 'delivered' and v.settled_at is null and v.owner_id is not null) as later
    where held.paise <> due.paise - gone.paise + later.paise`,
  'an order is paid, settled and compensated as often as its state says': `
    select o.id, o.status, o.payment_method, booked.kinds from public.enhanced_orders as o
    left join lateral (select coalesce(string_agg(t.kind, ',' order by t.kind), '') as kinds
      from private.ledger_transactions as t
      where t.order_id = o.id and t.kind not in ('adjustment', 'order_refunded', 'refund_sent', 'compensation', 'tip', 'dispute_ended')
        -- What an event of a trade makes due, such as the end of a return window, is settled by itself.
        and t.idempotency_key !~ '^settle:[^:]+:'
        -- What an order costs more later, such as another way of a ride or a parcel's way back, is posted by itself and
        -- makes its payment larger, or a payment of the wallet beside it.
        and not (t.kind = 'order_paid' and t.idempotency_key like 'adjust:%')) as booked on true
    where booked.kinds <> concat_ws(',', (select string_agg('order_paid', ',') from public.payments as p
        join private.payment_methods as m on m.method = p.method and m.collected <> 'handover'
        where p.order_id = o.id and p.collected_at is not null and p.amount_paise > 0
          and not (m.collected = 'placing' and p.position > 1 and exists (
            select from private.ledger_transactions as t where t.order_id = o.id and t.kind = 'order_paid'
              and t.idempotency_key like 'adjust:%'))),
      -- What nobody took at the door is settled as after a delivery, where it was paid.
      case when (o.status = 'delivered' or (o.cancel_reason = 'nobody_at_door' and o.charge_paise > 0))
        -- A visit that a package or a warranty pays has no charges, and nothing is left of a package that came back whole.
        and exists (select from public.order_charges as c where c.order_id = o.id and c.amount_paise <> 0)
        and (o.refund_paise < o.total_paise or not exists (select from public.bought_packages as k where k.order_id = o.id))
        then 'order_settled' end)`,
  'an order is cancelled and compensated once, and refunded as often as its refunds say': `
    select o.id, o.status, refunds.*, booked.* from public.enhanced_orders as o
    -- What goes back of several payments, or partly to the wallet and partly to its source, is one posting with several refunds.
    cross join lateral (select count(distinct r.created_at) as n from public.refunds as r where r.order_id = o.id) as refunds
    cross join lateral (select -- What no bank takes back moves on to the wallet: not a refund more.
        count(*) filter (where t.kind = 'order_refunded' and t.idempotency_key not like 'refund-failed:%') as refunded,
        count(*) filter (where t.idempotency_key = 'cancel:' || o.id) as cancelled, count(*) filter (where t.kind = 'compensation'
          -- What a driver who gives a ride back late pays its customer is between these two.
          and t.idempotency_key not like 'ride-given-back:%') as compensated
      from private.ledger_transactions as t where t.order_id = o.id) as booked
    where booked.refunded not between refunds.n and refunds.n + booked.cancelled or booked.compensated > 1
      or (booked.compensated > 0 or booked.cancelled > 0) and o.status <> 'cancelled' or booked.cancelled > 1`,
  'what an order books is what its receipt says': `
    select o.id, o.status, o.payment_method, sums.*, credit.*, o.refund_paise from public.enhanced_orders as o
    join lateral (
      select coalesce(sum(e.amount_paise) filter (where a.kind in ('customer_wallet', 'gateway_clearing', 'refund_clearing', 'points_expense')), 0) as customer,
        coalesce(sum(e.amount_paise) filter (where a.kind = 'cash_with_courier'), 0) as cash,
        coalesce(sum(e.amount_paise) filter (where a.kind = 'vendor_payable' and t.kind <> 'compensation'), 0) as vendor,
        coalesce(sum(e.amount_paise) filter (where a.kind = 'courier_payable'), 0) as courier,
        coalesce(sum(e.amount_paise) filter (where a.kind = 'tax_payable'), 0) as tax,
        coalesce(sum(e.amount_paise) filter (where a.kind = 'promo_expense'), 0) as promo
      from private.ledger_transactions as t join private.ledger_entries as e on e.transaction_id = t.id
      join private.ledger_accounts as a on a.id = e.account_id
      -- By what a refund that is booked reaches the customer, the receipt does not say.
      where t.order_id = o.id and t.kind not in ('refund_sent', 'dispute_ended')
        and t.idempotency_key not like 'ride-given-back:%') as sums on true
    join lateral (select o.refund_paise + o.credit_paise - coalesce(sum(p.amount_paise), 0) as paise from public.payments as p
      join private.payment_methods as m on m.method = p.method and m.collected <> 'handover'
      where p.order_id = o.id and p.collected_at is not null) as credit on true
    left join lateral private.job_of(o.id) as d on true
    cross join lateral (select coalesce(sum(p.amount_paise), 0) as paise from public.payments as p
      join private.payment_methods as m on m.method = p.method and m.collected = 'handover'
      where p.order_id = o.id and p.collected_at is not null) as in_cash
    cross join lateral (select coalesce(sum(v.value_paise), 0) as vendor_paise from private.share_values as v
      where v.order_id = o.id and v.settled_at is null and v.account = 'vendor_payable') as later
    where sums.customer <> credit.paise or case o.status
      when 'delivered' then
        sums.cash <> case when d.performer_id is not null then -in_cash.paise else 0 end
        or sums.vendor <> private.shared(o.id, 'vendor_payable') - later.vendor_paise
          - case when d.performer_id is null then in_cash.paise else 0 end
        or sums.courier <> coalesce(case when d.performer_id is not null then private.shared(o.id, 'courier_payable') end, 0)
        or sums.tax <> private.left_of(o.id, 'tax') or sums.promo <> private.left_of(o.id, 'discount')
      when 'cancelled' then case
        when o.cancel_reason = 'nobody_at_door' and o.charge_paise > 0 then
          sums.cash <> 0 or sums.tax <> private.left_of(o.id, 'tax') or sums.promo <> private.left_of(o.id, 'discount')
        else sums.cash <> 0 or (o.cancel_reason is distinct from 'nobody_at_door'
            -- Where nobody sells anything, whoever was on the way gets what is kept.
            and sums.courier not between 0 and case when o.vendor_id is null then o.charge_paise else 0 end) or sums.promo <> 0
          or sums.vendor not between 0 and greatest(o.charge_paise, case when o.cancel_reason = 'nobody_at_door' then o.total_paise else 0 end)
          -- What was kept has its tax inside, as its invoice says.
          or sums.tax <> (select coalesce(sum((t.cgst_paise + t.sgst_paise + t.igst_paise) * case i.kind when 'credit_note' then -1 else 1 end), 0)
            from public.invoices as i join public.invoice_taxes as t on t.invoice_id = i.id where i.order_id = o.id) end
      else sums.cash <> 0 or sums.courier <> 0 or sums.tax <> 0 or sums.promo <> 0
        or sums.vendor <> (select coalesce(sum(v.value_paise), 0) from private.share_values as v
          where v.order_id = o.id and v.settled_at is not null and v.account = 'vendor_payable')
    end`,
  'shares, the platform and taxes add up to the total less what was refunded': `
    select o.id, sums.paise from public.enhanced_orders as o
    join lateral (select sum(e.amount_paise) as paise from private.ledger_transactions as t
      join private.ledger_entries as e on e.transaction_id = t.id join private.ledger_accounts as a on a.id = e.account_id
      where t.order_id = o.id and t.kind not in ('refund_sent', 'dispute_ended')
        and t.idempotency_key not like 'ride-given-back:%' and (a.kind in ('courier_payable', 'franchise_payable', 'platform_revenue', 'tax_payable', 'promo_expense')
        or a.kind = 'vendor_payable')) as sums on true
    left join lateral private.job_of(o.id) as d on true
    cross join lateral (select coalesce(sum(p.amount_paise), 0) as paise from public.payments as p
      join private.payment_methods as m on m.method = p.method and m.collected = 'handover'
      where p.order_id = o.id and p.collected_at is not null) as in_cash
    cross join lateral (select coalesce(sum(v.value_paise), 0) as paise from private.share_values as v
      where v.order_id = o.id and v.settled_at is null and v.owner_id is not null) as later
    where o.status = 'delivered' and sums.paise + later.paise
        + case when d.performer_id is null then in_cash.paise else 0 end
      <> o.total_paise - o.refund_paise`,
  'a refund never exceeds its charge, and the rows of a refund are what went back': `
    select c.order_id, c.position from public.order_charges as c
    join lateral (select coalesce(sum(r.amount_paise), 0) as paise from public.order_charges as r
      where r.order_id = c.order_id and r.of_position = c.position and r.phase <> 'quoted') as rest on true
    where c.phase = 'quoted' and c.code <> 'rounding' and sign(c.amount_paise) = -sign(c.amount_paise + rest.paise)
    union all
    select o.id, 0 from public.enhanced_orders as o
    left join public.order_charges as r on r.order_id = o.id and r.phase = 'refunded'
    -- What was never placed has no bill: what was paid of it goes back as it came.
    where o.placed_at is not null
    group by o.id having coalesce(-sum(r.amount_paise), 0) <> o.refund_paise`,
  'an order costs what its lines cost': `
    select o.id from public.enhanced_orders as o
    join (select order_id, sum(total_paise) as paise from public.order_items group by order_id) as l on l.order_id = o.id
    where l.paise <> (select coalesce(sum(coalesce(c.gross_paise, c.amount_paise)), 0) from public.order_charges as c join public.charge_codes as k on k.code = c.code
      where c.order_id = o.id and c.phase = 'quoted' and k.nature = 'goods')`,
  'groceries are charged at most what was picked of them, and exactly that where nothing else was refunded': `
    select o.id, l.paise, goods.paise from public.grocery_orders as g join public.enhanced_orders as o on o.id = g.order_id
    join (select order_id, sum(charged_paise) as paise from public.grocery_lines group by order_id) as l on l.order_id = o.id
    join lateral (select sum(coalesce(c.gross_paise, c.amount_paise)) as paise from public.order_charges as c
      where c.order_id = o.id and c.code = 'items') as goods on true
    where g.packed_at is not null and o.status <> 'cancelled' and (goods.paise > l.paise
      or (goods.paise < l.paise and not exists (select from public.refunds as r where r.order_id = o.id and r.reason_code <> 'not_picked')))`,
  'the charges of an order add up to its total and its discount': `
    select o.id from public.enhanced_orders as o
    left join public.order_charges as c on c.order_id = o.id and c.phase <> 'refunded'
    group by o.id having coalesce(sum(c.amount_paise), 0) <> o.total_paise
      or coalesce(-sum(c.amount_paise) filter (where c.code = 'discount'), 0) <> o.discount_paise`,
  'a tax that is inside a price is what the price seen and the price without it differ by': `
    select c.order_id, c.tax_class from public.order_charges as c where c.tax_class is not null
    group by c.order_id, c.tax_class having coalesce(sum(c.amount_paise) filter (where c.included), 0)
      <> coalesce(sum(c.gross_paise - c.amount_paise) filter (where c.gross_paise is not null), 0)`,
  'what is collected in cash is whole rupees': `
    select p.order_id, p.amount_paise from public.payments as p join private.payment_methods as m on m.method = p.method
    where m.whole_rupees and p.amount_paise % 100 <> 0`,
  'payments and refunds agree with their order': `
    select o.id, o.status, o.payment_status, parts.*, back.paise from public.enhanced_orders as o
    left join lateral (
      select count(*) as n, sum(p.amount_paise) filter (where o.status = 'cancelled' or p.status not in ('failed', 'void')) as paise,
        sum(p.refunded_paise) as refunded_paise, bool_and(p.collected_at is not null) as is_collected,
        coalesce(sum(p.amount_paise) filter (where p.collected_at is not null), 0) as collected_paise,
        bool_and(p.status = case when o.status = 'cancelled' and p.collected_at is null then 'void'
          when p.refunded_paise = p.amount_paise and p.refunded_paise > 0 then 'refunded'
          when p.refunded_paise > 0 then 'partly_refunded' when p.collected_at is null then 'created' else 'captured' end) as are_told
      from public.payments as p where p.order_id = o.id) as parts on true
    left join lateral (select coalesce(sum(r.amount_paise), 0) as paise from public.refunds as r where r.order_id = o.id) as back on true
    where parts.n = 0 or parts.paise <> o.total_paise or parts.refunded_paise <> o.refund_paise or not parts.are_told
      or back.paise <> o.refund_paise or o.refund_paise > o.total_paise
      or (o.status = 'cancelled' and parts.is_collected and o.refund_paise not between o.total_paise - o.charge_paise and o.total_paise)
      or (o.status <> 'cancelled' and o.charge_paise <> 0)
      or o.payment_status::text <> case when o.total_paise = 0 and parts.is_collected then 'paid'
        when o.status = 'cancelled' and parts.collected_paise = 0 then 'void'
        -- Of an order that was never placed, what the wallet had paid is all that goes back.
        when o.refund_paise = o.total_paise or (o.placed_at is null and o.refund_paise = parts.collected_paise and o.refund_paise > 0)
          then 'refunded' when o.refund_paise > 0 then 'partly_refunded'
        when parts.is_collected then 'paid' else 'due' end`,
  'the events of an order follow each other without a gap': `
    select o.id from public.enhanced_orders as o
    join lateral (select count(*) as n, bool_and(chain.follows) as whole, (array_agg(chain.to_status order by chain.seq desc))[1] as last
      from (select e.seq, e.to_status, e.seq = row_number() over (order by e.seq)
          and e.from_status is not distinct from lag(e.to_status) over (order by e.seq) as follows
        from public.order_events as e where e.order_id = o.id) as chain) as events on true
    where events.n <> o.last_seq or not events.whole or events.last <> o.status`,
  'a job has ended when its order has, and at most one courier was given it': `
    select o.id, o.status, d.state from public.enhanced_orders as o join lateral private.job_of(o.id) as d on true
    where (o.status = 'delivered') <> (d.state = 'delivered') or (o.status = 'cancelled') <> (d.state = 'cancelled')
      or (select count(*) from public.job_offers as f where f.job_id = d.id and f.outcome = 'accepted') > 1`,
  'a coupon is released when it takes nothing off any order that is left, and only then': `
    select c.code, c.checkout_id from public.coupon_redemptions as c
    where (c.released_at is not null) <> not exists (
      select from public.enhanced_orders as o where o.checkout_id = c.checkout_id and o.status <> 'cancelled' and o.promo_code = c.code)`,
  'invoices less credits are what taxed charges come to': 'select * from private.invoice_differences()',
  'invoices of memberships less credits are what was paid and kept':
    'select * from private.term_invoice_differences()',
  'invoice numbers have no gap and no double': 'select * from private.invoice_gaps()',
  'no stock is below zero': 'select id, stock from public.catalog_items where stock < 0',
}

/**
 * All violated invariants of money, stock and events, as messages; empty when there are none. It reads one
 * snapshot, so it may be asked while others are at work.
 */
export async function brokenRules(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const broken: string[] = []
    for (const [rule, offenders] of Object.entries(RULES)) {
      const { rows } = await client.query(`${offenders} limit 3`)
      if (rows.length > 0) broken.push(`Not true: ${rule}: ${JSON.stringify(rows)}`)
    }
    return broken
  } finally {
    await client.end()
  }
}
