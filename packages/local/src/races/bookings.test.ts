import process from 'node:process'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Customer } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { advance, cancel } from '../market/steps.ts'
import { pick } from './actors.ts'
import { coursesOf, timeFor } from './courses.ts'
import { atOnce, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { Outcomes } from './outcomes.ts'
import { BROKEN_TIMES, bookVisit, holdVisit, hoursFromNoon, openSalon, type Salon } from './salon.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

const SEED = Number(process.env['ANGADI_SEED'] ?? 20_261_127)

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

/** Beside that where a pool holds more than it has, or a booking and its order say something else. */
const BROKEN = `${BROKEN_TIMES}
  union all
  select 'pool', t.resource_id::text from private.taken_times as t join public.resources as r on r.id = t.resource_id
    where r.kind = 'pool' and r.capacity < (select sum(o.seats) from private.taken_times as o
      where o.resource_id = t.resource_id and lower(t.during) <@ o.during)
  union all
  select 'order', b.id::text from public.bookings as b join public.enhanced_orders as o on o.id = b.order_id
    where o.scheduled_for <> b.starts_at or b.state <> case o.status when 'pending' then 'pending' when 'confirmed' then 'confirmed'
      when 'in_progress' then 'in_progress' when 'delivered' then 'completed' else b.state end
      or (o.status = 'cancelled') <> (b.state in ('cancelled', 'declined', 'no_show'))`

const at = (quarter: number) => hoursFromNoon(quarter / 4)
const hold = (customer: Customer, salon: Salon, service: string, quarter: number) =>
  holdVisit(harness, customer, salon, { service, startsAt: at(quarter) })
const book = (customer: Customer, booking: string) => bookVisit(harness, customer, booking)

test(
  'of forty people who want overlapping times of one person at once, one gets hers',
  async () => {
    const salon = await openSalon(harness, 1)
    const customers = await atOnce(40, () => harness.market.customer(100_000))
    const outcomes = new Outcomes()
    await atOnce(customers.length, async (n) => {
      const booking = await outcomes.of(hold(pick(customers, n), salon, salon.cut, n % 4))
      if (booking === undefined) return
      await book(pick(customers, n), booking.id)
      outcomes.count('booked')
    })
    expect(Object.fromEntries(outcomes.counts)).toEqual({ booked: 1, '409 slot_taken': 39 })
  },
  RACE_TIMEOUT,
)

test(
  'two clerks who move two bookings into each other’s time at once leave both whole',
  async () => {
    const salon = await openSalon(harness, 1)
    const customer = await harness.market.customer(500_000)
    const moved = z.object({ version: z.int() })
    const places = [0, 8]
    const orders = await atOnce(2, async (n) => {
      const { id } = await hold(customer, salon, salon.cut, pick(places, n))
      return book(customer, id)
    })
    const { rows } = await harness.owner.query(
      'select id, version from public.bookings where order_id = any ($1)',
      [orders],
    )
    const bookings = z.array(z.object({ id: z.uuid(), version: z.int() })).parse(rows)
    const outcomes = new Outcomes()
    await atOnce(20, async (n) => {
      const booking = pick(bookings, n)
      const done = await outcomes.of(
        rpc(
          harness.api,
          salon.owner,
          'reassign_booking',
          {
            booking_id: booking.id,
            starts_at: at(n < 10 ? 16 : n),
            resource_id: null,
            part: 1,
            seen_version: booking.version,
          },
          moved,
        ),
      )
      if (done) outcomes.count('moved')
    })
    expect(outcomes.counts.get('moved')).toBeGreaterThan(0)
    expect(outcomes.counts.get('moved')).toBeLessThanOrEqual(2)
  },
  RACE_TIMEOUT,
)

/** What can happen to the times of a salon. */
const act = fc.record({
  does: fc.constantFrom(
    'hold',
    'hold',
    'hold',
    'book',
    'book',
    'book',
    'move',
    'moveAtDesk',
    'cancel',
    'decline',
    'start',
    'end',
    'release',
    'holdEnds',
    'block',
  ),
  quarter: fc.nat(24),
  which: fc.nat(30),
  isColour: fc.boolean(),
})
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

test(
  'whatever is kept, booked, moved, cancelled and ended at once: nobody is in two places, and the money adds up',
  async () => {
    const courses = fc.sample(
      fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 10, maxLength: 20 }),
      {
        numRuns: coursesOf(12),
        seed: SEED,
      },
    )
    const customers = await atOnce(6, () => harness.market.customer(5_000_000))
    const outcomes = new Outcomes()
    await atOnce(courses.length, async (nth) => {
      const salon = await openSalon(harness, 2, nth % 2 === 0 ? {} : { confirms_itself: false })
      const holds: { id: string; customer: Customer }[] = []
      const orders: { id: string; customer: Customer }[] = []
      for (const moment of pick(courses, nth))
        await Promise.all(
          moment.map((one) => happen(salon, one, pick(customers, nth + one.which), holds, orders, outcomes)),
        )
    })
    for (const what of [
      'held',
      'booked',
      'moved',
      'cancelled',
      '409 slot_taken',
      '409 order_transition_not_allowed',
    ])
      expect(outcomes.counts.get(what), what).toBeGreaterThan(0)
  },
  timeFor(RACE_TIMEOUT),
)

async function happen(
  salon: Salon,
  { does, quarter, which, isColour }: Act,
  customer: Customer,
  holds: { id: string; customer: Customer }[],
  orders: { id: string; customer: Customer }[],
  outcomes: Outcomes,
): Promise<void> {
  const { api, owner } = harness
  const kept = holds.length === 0 ? undefined : pick(holds, which)
  const order = orders.length === 0 ? undefined : pick(orders, which)
  const counted = async (call: Promise<unknown>, as: string) => {
    if ((await outcomes.of(call)) !== undefined) outcomes.count(as)
  }
  const booking = async (id: string) => {
    const { rows } = await owner.query('select id, version from public.bookings where order_id = $1', [id])
    return z.object({ id: z.uuid(), version: z.int() }).parse(rows[0])
  }
  switch (does) {
    case 'hold': {
      const made = await outcomes.of(hold(customer, salon, isColour ? salon.colour : salon.cut, quarter))
      if (!made) return
      outcomes.count('held')
      holds.push({ id: made.id, customer })
      return
    }
    case 'book': {
      if (!kept) return
      holds.splice(holds.indexOf(kept), 1)
      try {
        orders.push({ id: await book(kept.customer, kept.id), customer: kept.customer })
        outcomes.count('booked')
      } catch (error) {
        // Whoever comes after the hold's end and after somebody else is told so, by the quote or while placing it.
        if (!(error instanceof Error && /slot_taken/.test(error.message))) throw error
      }
      return
    }
    case 'move': {
      if (!order) return
      const { id, version } = await booking(order.id)
      return counted(
        rpc(
          api,
          order.customer.id,
          'move_booking',
          { booking_id: id, starts_at: at(quarter), seen_version: version },
          z.unknown(),
        ),
        'moved',
      )
    }
    case 'moveAtDesk': {
      if (!order) return
      const { id, version } = await booking(order.id)
      return counted(
        rpc(
          api,
          salon.owner,
          'reassign_booking',
          {
            booking_id: id,
            starts_at: at(quarter),
            resource_id: pick(salon.people, which),
            part: 1,
            seen_version: version,
          },
          z.unknown(),
        ),
        'moved',
      )
    }
    case 'cancel':
      return order && counted(cancel(api, order.customer.id, order.id, 'changed_mind'), 'cancelled')
    case 'decline':
      return order && counted(cancel(api, salon.owner, order.id, 'too_busy'), 'cancelled')
    case 'start':
      return (
        order &&
        counted(advance(api, salon.owner, order.id, which % 2 === 0 ? 'confirmed' : 'in_progress'), 'started')
      )
    case 'end':
      return order && counted(advance(api, salon.owner, order.id, 'delivered'), 'ended')
    case 'release':
      return (
        kept &&
        counted(
          rpc(api, kept.customer.id, 'release_booking', { booking_id: kept.id }, z.unknown()),
          'released',
        )
      )
    case 'holdEnds':
      await owner.query(`update public.bookings set hold_until = now() where id = $1 and state = 'held'`, [
        kept?.id ?? null,
      ])
      return
    case 'block':
      return counted(
        rpc(
          api,
          salon.owner,
          'block_time',
          { resource_id: pick(salon.people, which), starts_at: at(quarter), ends_at: at(quarter + 4) },
          z.uuid(),
        ),
        'blocked',
      )
  }
}
