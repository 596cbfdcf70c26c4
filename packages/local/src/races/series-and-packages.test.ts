import { randomUUID } from 'node:crypto'
import process from 'node:process'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { place, quoteId } from '../market/checkout.ts'
import type { Customer } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { advance, cancel } from '../market/steps.ts'
import { pick } from './actors.ts'
import { coursesOf, timeFor } from './courses.ts'
import { atOnce, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { Outcomes } from './outcomes.ts'
import { BROKEN_TIMES, holdVisit, hoursFromNoon, openSalon, type Salon } from './salon.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

const SEED = Number(process.env['ANGADI_SEED'] ?? 20_261_128)
const SITTINGS = 4
const PACKAGE_PAISE = 120_001

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => {
  expect(await harness.brokenRules()).toEqual([])
  const { rows } = await harness.owner.query(BROKEN)
  expect(rows).toEqual([])
})

/** Beside that where a sitting and its visit say something else, or money came back for another sum than its sittings. */
const BROKEN = `${BROKEN_TIMES}
  union all
  select 'sitting', s.package_order::text from private.package_sittings as s
    left join public.enhanced_orders as o on o.id = s.booking_order
    where case s.state when 'reserved' then o.status in ('delivered', 'cancelled')
      when 'used' then o.status not in ('delivered', 'cancelled') else o.id is not null end
  union all
  select 'many', p.order_id::text from public.bought_packages as p
    where p.sittings <> (select count(*) from private.package_sittings as s where s.package_order = p.order_id)
  union all
  select 'money', o.id::text from public.bought_packages as p join public.enhanced_orders as o on o.id = p.order_id
    where o.refund_paise <> (select coalesce(sum(coalesce(c.gross_paise, c.amount_paise)), 0)
      from private.package_sittings as s join public.order_charges as c on c.order_id = o.id and c.position = s.position
      where s.package_order = o.id and s.state = 'returned')
  union all
  select 'free visit', o.id::text from private.order_relations as r join public.enhanced_orders as o on o.id = r.from_order
    where r.relation = 'sitting' and (o.total_paise <> 0 or o.refund_paise <> 0)
  union all
  select 'closed', p.order_id::text from public.bought_packages as p where p.closed_at is not null
    and exists (select from private.package_sittings as s where s.package_order = p.order_id and s.state = 'free')`

/** What a customer and a salon can do with series and packages. */
const act = fc.record({
  does: fc.constantFrom(
    'buy',
    'sit',
    'sit',
    'sit',
    'sit',
    'sitTwice',
    'cancel',
    'decline',
    'finish',
    'giveBack',
    'packageEnds',
    'series',
    'series',
    'skip',
    'endSeries',
  ),
  hour: fc.nat(12),
  which: fc.nat(30),
})
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

interface Owned {
  readonly id: string
  readonly customer: Customer
}

/** A salon with what was bought and booked there. */
interface Course {
  readonly salon: Salon
  readonly offer: string
  readonly packages: Owned[]
  readonly orders: Owned[]
  readonly series: Owned[]
}

test(
  'whatever is done with series and packages at once: sittings, visits and money stay together',
  async () => {
    const courses = fc.sample(
      fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 12, maxLength: 24 }),
      { numRuns: coursesOf(8), seed: SEED },
    )
    const outcomes = new Outcomes()
    await atOnce(courses.length, async (nth) => {
      const salon = await openSalon(harness, 2)
      const customers = await atOnce(2, () => harness.market.customer(9_000_000))
      const offer = await rpc(
        harness.api,
        salon.owner,
        'save_package',
        {
          vendor_id: salon.id,
          package: JSON.stringify({
            service_id: salon.cut,
            name: 'Four cuts',
            sittings: SITTINGS,
            price_paise: PACKAGE_PAISE,
            valid_days: 60,
          }),
        },
        z.uuid(),
      )
      const course: Course = { salon, offer, packages: [], orders: [], series: [] }
      for (const moment of pick(courses, nth))
        await Promise.all(moment.map((one) => happen(course, one, pick(customers, one.which), outcomes)))
    })
    for (const what of ['bought', 'sat', 'cancelled', 'finished', 'given back', 'repeated', 'ended'])
      expect(
        outcomes.counts.get(what) ?? 0,
        `${what} in ${[...outcomes.counts.keys()].join(', ')}`,
      ).toBeGreaterThan(0)
  },
  timeFor(RACE_TIMEOUT),
)

/** Places a quote; the ids of its orders, or none where the price has changed meanwhile. */
async function placed(customer: Customer, request: Readonly<Record<string, unknown>>): Promise<string[]> {
  try {
    const quote = await quoteId(harness.api, customer, { trade: 'beauty', ...request })
    const answer = await place(harness.api, customer, quote, 'wallet')
    return answer.outcome === 'placed' ? answer.orders.map(({ id }) => id) : []
  } catch (error) {
    // The quote says so where a time, a sitting or the package has gone in the meantime.
    if (error instanceof Error && /slot_taken|package_/.test(error.message)) return []
    throw error
  }
}

async function happen(
  { salon, offer, packages, orders, series }: Course,
  { does, hour, which }: Act,
  customer: Customer,
  outcomes: Outcomes,
): Promise<void> {
  const { api, owner } = harness
  const order = orders.length === 0 ? undefined : pick(orders, which)
  const bought = packages.length === 0 ? undefined : pick(packages, which)
  const repeated = series.length === 0 ? undefined : pick(series, which)
  const counted = async (call: Promise<unknown>, as: string) => {
    if ((await outcomes.of(call)) !== undefined) outcomes.count(as)
  }
  const sit = async (by: Owned, at: number) => {
    const kept = await outcomes.of(
      holdVisit(harness, by.customer, salon, { service: salon.cut, startsAt: hoursFromNoon(at) }),
    )
    if (!kept) return
    const made = await outcomes.of(placed(by.customer, { booking_id: kept.id, package_order: by.id }))
    for (const id of made ?? []) {
      orders.push({ id, customer: by.customer })
      outcomes.count('sat')
    }
  }
  switch (does) {
    case 'buy':
      for (const id of (await outcomes.of(placed(customer, { package_id: offer }))) ?? []) {
        packages.push({ id, customer })
        outcomes.count('bought')
      }
      return
    case 'sit':
      return bought && sit(bought, hour)
    case 'sitTwice':
      if (bought) await Promise.all([sit(bought, hour), sit(bought, hour + 2)])
      return
    case 'cancel':
      return order && counted(cancel(api, order.customer.id, order.id, 'changed_mind'), 'cancelled')
    case 'decline':
      return order && counted(cancel(api, salon.owner, order.id, 'too_busy'), 'cancelled')
    case 'finish':
      if (!order) return
      // Its time has come.
      await owner.query(
        `update public.enhanced_orders set scheduled_for = now() where id = $1 and status = 'confirmed'`,
        [order.id],
      )
      await owner.query(
        `update public.bookings set starts_at = now(), ends_at = now() + interval '1 hour'
         where order_id = $1 and state = 'confirmed'`,
        [order.id],
      )
      return counted(advance(api, salon.owner, order.id, 'delivered'), 'finished')
    case 'giveBack':
      return (
        bought &&
        counted(
          rpc(api, bought.customer.id, 'return_package', { order_id: bought.id }, z.unknown()),
          'given back',
        )
      )
    case 'packageEnds':
      await owner
        .query('select private.close_package($1)', [bought?.id ?? randomUUID()])
        .catch(() => undefined)
      return
    case 'series': {
      const held = await outcomes.of(
        rpc(
          api,
          customer.id,
          'hold_series',
          {
            vendor_id: salon.id,
            steps: JSON.stringify([{ service_id: salon.cut }]),
            starts: [0, 7, 14].map((days) => hoursFromNoon(days * 24 + hour)),
            every_days: 7,
            idempotency_key: randomUUID(),
          },
          z.object({ series_id: z.uuid() }),
        ),
      )
      if (!held) return
      const made = (await outcomes.of(placed(customer, { series_id: held.series_id }))) ?? []
      orders.push(...made.map((id) => ({ id, customer })))
      if (made.length > 0) {
        series.push({ id: held.series_id, customer })
        outcomes.count('repeated')
      }
      return
    }
    case 'skip':
      return order && counted(cancel(api, order.customer.id, order.id, 'visit_skipped'), 'cancelled')
    case 'endSeries':
      return (
        repeated &&
        counted(
          rpc(
            api,
            repeated.customer.id,
            'end_series',
            { series_id: repeated.id, seen_charge_paise: 10_000_000 },
            z.unknown(),
          ),
          'ended',
        )
      )
  }
}
