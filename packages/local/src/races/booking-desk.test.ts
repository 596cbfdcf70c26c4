import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Customer } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { cancel } from '../market/steps.ts'
import { pick } from './actors.ts'
import { atOnce, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { Outcomes } from './outcomes.ts'
import { BROKEN_TIMES, bookVisit, holdVisit, hoursFromNoon, NOON, openSalon, type Salon } from './salon.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

const DAY = new Date(NOON).toISOString().slice(0, 10)

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => {
  expect(await harness.brokenRules()).toEqual([])
  const { rows } = await harness.owner.query(BROKEN_TIMES)
  expect(rows).toEqual([])
})

const held = z.object({ id: z.uuid() })
const hold = (customer: Customer, salon: Salon, hour: number, person: string) =>
  holdVisit(harness, customer, salon, { service: salon.colour, startsAt: hoursFromNoon(hour), person })

const walkIn = (salon: Salon, startsAt: string | null) =>
  rpc(
    harness.api,
    salon.owner,
    'book_walk_in',
    {
      vendor_id: salon.id,
      steps: JSON.stringify([{ service_id: salon.colour }]),
      walk_in: JSON.stringify({ name: 'Lakshmi' }),
      idempotency_key: randomUUID(),
      starts_at: startsAt,
    },
    held,
  )

test(
  'of those at the desk and those online who want one person’s time at once, one has it',
  async () => {
    const salon = await openSalon(harness, 1)
    const customers = await atOnce(10, () => harness.market.customer(500_000))
    const outcomes = new Outcomes()
    await atOnce(20, async (n) => {
      const taken =
        n % 2 === 0
          ? walkIn(salon, hoursFromNoon(0))
          : hold(pick(customers, (n - 1) / 2), salon, 0, pick(salon.people, 0))
      if (await outcomes.of(taken)) outcomes.count('taken')
    })
    expect(Object.fromEntries(outcomes.counts)).toEqual({ taken: 1, '409 slot_taken': 19 })
  },
  RACE_TIMEOUT,
)

test(
  'eight who walk in at once are given eight times, one after the other',
  async () => {
    const salon = await openSalon(harness, 2)
    await atOnce(8, () => walkIn(salon, null))
    const { rows } = await harness.owner.query(
      `select count(*)::int as walked_in, count(distinct (t.resource_id, lower(t.during)))::int as times
       from public.bookings as b join private.taken_times as t on t.booking_id = b.id and t.piece = 1
       where b.vendor_id = $1`,
      [salon.id],
    )
    expect(rows).toEqual([{ walked_in: 8, times: 8 }])
  },
  RACE_TIMEOUT,
)

test(
  'a professional is reported ill while customers move, cancel and book: nobody is left with them',
  async () => {
    const salon = await openSalon(harness, 2)
    const ill = pick(salon.people, 0)
    const customers = await atOnce(6, () => harness.market.customer(2_000_000))
    const orders = await atOnce(5, async (n) => {
      const customer = pick(customers, n)
      const { id } = await hold(customer, salon, -5 + n * 2, ill)
      return { customer, booking: id, order: await bookVisit(harness, customer, id) }
    })
    const outcomes = new Outcomes()
    const key = randomUUID()
    await atOnce(16, async (n) => {
      const one = pick(orders, n)
      if (n < 2)
        await outcomes.of(
          rpc(
            harness.api,
            salon.owner,
            'report_absence',
            { resource_id: ill, day: DAY, idempotency_key: n === 0 ? key : randomUUID() },
            z.unknown(),
          ),
        )
      else if (n < 7) await outcomes.of(cancel(harness.api, one.customer.id, one.order, 'changed_mind'))
      else if (n < 11)
        await outcomes.of(
          rpc(
            harness.api,
            one.customer.id,
            'move_booking',
            { booking_id: one.booking, starts_at: hoursFromNoon(-5 + n), seen_version: 3 },
            z.unknown(),
          ),
        )
      else await outcomes.of(hold(pick(customers, 5), salon, n - 12, ill))
    })
    // Whoever came between the two reports is taken care of by the next one.
    await rpc(
      harness.api,
      salon.owner,
      'report_absence',
      { resource_id: ill, day: DAY, idempotency_key: randomUUID() },
      z.unknown(),
    )
    const { rows } = await harness.owner.query(
      `select b.id from public.bookings as b join private.taken_times as t on t.booking_id = b.id
       join private.resource_blocks as k on k.resource_id = t.resource_id and k.during && t.during
       where b.vendor_id = $1 and t.resource_id = $2
         and not exists (select from private.booking_absences as a where a.order_id = b.order_id and a.kind = 'asked')`,
      [salon.id, ill],
    )
    expect(rows).toEqual([])
    expect([...outcomes.counts.keys()].filter((what) => /deadlock|500/.test(what))).toEqual([])
  },
  RACE_TIMEOUT,
)
