import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { SeededRows } from './seeded-rows.ts'

const { rows, count } = new SeededRows()

describe('the past', () => {
  test('adds up: every transaction to zero, nothing left in escrow, no courier with cash in hand', async () => {
    expect(await count('private.ledger_imbalance()')).toBe(0)
    const balances = await rows(
      { kind: z.string(), paise: z.coerce.number() },
      `select a.kind::text as kind, sum(e.amount_paise) as paise from private.ledger_entries as e
       join private.ledger_accounts as a on a.id = e.account_id
       join private.ledger_transactions as t on t.id = e.transaction_id
       -- Parcels can still be sent back, and what is not delivered yet is held.
       where not exists (select from public.enhanced_orders as o where o.id = t.order_id
         and (o.kind = 'shipment' or o.status not in ('delivered', 'cancelled'))) group by a.kind`,
    )
    const paise = Object.fromEntries(balances.map((balance) => [balance.kind, balance.paise]))
    expect(paise['order_escrow']).toBe(0)
    expect(paise['cash_with_courier']).toBe(0)
    expect(paise['vendor_payable']).toBeGreaterThan(0)
  })

  test('has about four hundred orders, most of them delivered', async () => {
    const orders = await count('public.enhanced_orders')
    expect(orders).toBeGreaterThanOrEqual(380)
    expect(await count(`public.enhanced_orders where status = 'delivered'`)).toBeGreaterThan(orders * 0.85)
    expect(
      await count(`public.enhanced_orders where status = 'cancelled' and cancel_reason is not null`),
    ).toBeGreaterThan(10)
    expect(await count(`public.enhanced_orders where created_at > now() or updated_at > now()`)).toBe(0)
  })

  test('has an event for every step, without gaps, ending where the order stands', async () => {
    expect(
      await count(`(select o.id from public.enhanced_orders as o join public.order_events as e on e.order_id = o.id
        group by o.id having max(e.seq) <> count(*) or max(e.seq) <> o.last_seq
          or (array_agg(e.to_status order by e.seq desc))[1] <> o.status
          or bool_or(e.at > o.status_since + interval '1 second')) as broken`),
    ).toBe(0)
  })

  test('has the lines that the totals said when each order was placed', async () => {
    expect(
      await count(`(select o.id from public.enhanced_orders as o join public.order_items as i on i.order_id = o.id
        group by o.id having count(*) <> jsonb_array_length(o.items) or sum(i.total_paise) <> (select sum(coalesce(c.gross_paise, c.amount_paise))
          from public.order_charges as c where c.order_id = o.id and c.code = 'items' and c.phase = 'quoted')) as broken`),
    ).toBe(0)
  })

  test('has ratings that are the mean of the reviews', async () => {
    expect(await count('public.vendors where ratings_count > 0')).toBeGreaterThan(50)
    expect(
      await count(`(select v.id from public.vendors as v join public.reviews as r on r.vendor_id = v.id
        group by v.id having v.rating <> round(avg(r.stars), 1) or v.ratings_count <> count(*)) as broken`),
    ).toBe(0)
  })

  test('has days of milk for the demo customers: most delivered, one skipped, one without money, one that did not come', async () => {
    const days = await rows(
      {
        name: z.string(),
        delivered: z.coerce.number(),
        unpaid: z.coerce.number(),
        skipped: z.coerce.number(),
        reported: z.coerce.number(),
      },
      `select p.full_name as name, count(*) filter (where o.status = 'delivered') as delivered, count(*) filter (where w.skipped = 'wallet') as unpaid,
         (select count(*) from public.subscription_changes as c where c.subscription_id = s.id and c.quantity = 0 and c.day < d.ran_on) as skipped,
         (select count(*) from public.delivery_claims as c where c.user_id = d.user_id and c.status = 'refunded' and c.amount_paise > 0) as reported
       from public.subscribers as d join public.subscriptions as s on s.subscriber_id = d.id join public.profiles as p on p.id = d.user_id
       join public.subscription_days as w on w.subscription_id = s.id left join public.enhanced_orders as o on o.id = w.order_id
       where p.phone in ('+919000000001', '+919000000002') group by p.full_name, s.id, d.id order by 1`,
    )
    expect(days).toEqual([
      { name: 'Ananya Reddy', delivered: expect.any(Number), unpaid: 0, skipped: 1, reported: 0 },
      { name: 'Imran Pasha', delivered: expect.any(Number), unpaid: 1, skipped: 1, reported: 1 },
    ])
    expect(days[0]?.delivered).toBeGreaterThanOrEqual(6)
    expect(days[1]?.delivered).toBeGreaterThanOrEqual(10)
    expect(
      await count(`public.subscription_orders as w join public.enhanced_orders as o on o.id = w.order_id
        where (o.status_since at time zone 'Asia/Kolkata')::date <> w.day or o.status <> 'delivered' or o.status_since > now()`),
    ).toBe(0)
    // Not by the day that can still be changed: it moves at the cut-off, in the evening, whoever has seeded before it.
    expect(
      await count(
        'public.subscribers as d where d.next_on <= coalesce(d.ran_on, private.today() - 1) or d.last_error is not null',
      ),
    ).toBe(0)
  })

  test('has rides of the demo driver: two done, one of them rated and tipped, one cancelled late for a fee', async () => {
    const rides = await rows(
      {
        status: z.string(),
        fee: z.coerce.number(),
        tip: z.coerce.number(),
        stars: z.number().nullable(),
        fixed: z.boolean(),
      },
      `select o.status::text, case when o.status = 'cancelled' then o.total_paise - o.refund_paise else 0 end as fee,
         private.later_tip(o.id, d.user_id) as tip, v.stars, coalesce(r.fixed_at = o.status_since, false) as fixed
       from private.rides as r join public.enhanced_orders as o on o.id = r.order_id
       join public.jobs as j on j.order_id = o.id join public.couriers as d on d.user_id = j.performer_id
       left join public.reviews as v on v.order_id = o.id where d.phone = '+919000000023' order by o.created_at`,
    )
    expect(rides).toEqual([
      { status: 'delivered', fee: 0, tip: 2000, stars: 5, fixed: true },
      { status: 'delivered', fee: 0, tip: 0, stars: null, fixed: true },
      { status: 'cancelled', fee: expect.any(Number), tip: 0, stars: null, fixed: false },
    ])
    expect(rides[2]?.fee).toBeGreaterThan(0)
  })

  test('has parcels of a demo customer: one at two doors, one that came back, one that waits for its day', async () => {
    const parcels = await rows(
      { status: z.string(), doors: z.string(), back: z.boolean(), later: z.boolean() },
      `select o.status::text, (select string_agg(d.state, ' ' order by d.n) from private.parcel_drops as d
           where d.order_id = o.id) as doors, coalesce(p.return_paise > 0, false) as back,
         coalesce(o.scheduled_for > now() + interval '1 day', false) as later
       from private.parcels as p join public.enhanced_orders as o on o.id = p.order_id
       join public.profiles as s on s.id = o.user_id where s.phone = '+919000000003' order by o.created_at`,
    )
    expect(parcels).toEqual([
      { status: 'delivered', doors: 'delivered delivered', back: false, later: false },
      { status: 'delivered', doors: 'returned', back: true, later: false },
      { status: 'confirmed', doors: 'waiting', back: false, later: true },
    ])
  })

  test('leaves couriers and drivers off duty, free of rides and parcels, with no way that could be followed', async () => {
    expect(await count('public.couriers where online')).toBe(0)
    expect(await count('private.courier_track')).toBe(0)
    expect(
      await count(`public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
        where o.trade in ('ride', 'parcel') and j.performer_id is not null and j.state not in ('delivered', 'cancelled')`),
    ).toBe(0)
    // In the order in which a ride or a parcel goes.
    expect(
      await count(`public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
        join public.job_stops as s on s.job_id = j.id where o.trade in ('ride', 'parcel') and s.done_at is not null
          and not (o.created_at < j.assigned_at and j.assigned_at < s.arrived_at and s.arrived_at < s.done_at
            and s.done_at <= j.done_at and j.done_at <= o.status_since and o.status_since < now())`),
    ).toBe(0)
  })

  test('tells the wallets of the demo customers one thing after the other', async () => {
    expect(
      await count(`(select t.at < lag(t.at) over (partition by a.id order by e.id) as earlier from private.ledger_entries as e
        join private.ledger_accounts as a on a.id = e.account_id join private.ledger_transactions as t on t.id = e.transaction_id
        join public.profiles as p on p.id = a.owner_id
        where a.kind = 'customer_wallet' and p.phone in ('+919000000001', '+919000000002')) as moves where earlier`),
    ).toBe(0)
  })

  test('leaves the demo customers five hundred rupees at least, and the newcomer without orders but his milk', async () => {
    const wallets = await rows(
      { paise: z.coerce.number(), orders: z.coerce.number() },
      `select private.wallet_balance(p.id) as paise, (select count(*) from public.enhanced_orders as o where o.user_id = p.id and o.kind <> 'subscription') as orders
       from public.profiles as p where p.phone in ('+919000000001', '+919000000002') order by p.phone`,
    )
    expect(wallets.every(({ paise }) => paise >= 50_000)).toBe(true)
    expect(wallets[0]?.orders).toBeGreaterThan(3)
    expect(wallets[1]?.orders).toBe(0)
  })
})
