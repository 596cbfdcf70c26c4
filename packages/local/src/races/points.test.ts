import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { place, putInCart, quoteId } from '../market/checkout.ts'
import type { Customer } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { atOnce, type Harness, outcomeOf, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { openHarness } from './race-database.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

const counted = z.array(z.object({ points: z.int() }))

/** Gives points that end in so many seconds. */
async function give({ id }: Customer, points: number, seconds: number): Promise<void> {
  await harness.owner.query(
    `insert into private.points (user_id, kind, points, expires_at, at)
     values ($1, 'earned', $2, now() + make_interval(secs => $3), now() - interval '1 day')`,
    [id, points, seconds],
  )
}

/** Points that somebody has left. */
async function pointsOf({ id }: Customer): Promise<number> {
  const { rows } = await harness.owner.query(
    'select coalesce(sum(points), 0)::integer as points from private.points_left($1)',
    [id],
  )
  return counted.parse(rows)[0]?.points ?? 0
}

test(
  '32 tabs that spend the same points, while some are turned into credit and some end, spend none twice',
  async () => {
    const vendors = await atOnce(8, () => harness.market.openVendor([{ pricePaise: 20_000 }]))
    const people = await atOnce(4, () => harness.market.customer(500_000))
    const offers: { customer: Customer; offer: string }[] = []
    for (const customer of people) {
      // 400 points are ₹100: half of an order, and of one alone.
      await give(customer, 100, 86_400)
      await give(customer, 300, 8_640_000)
      for (const vendor of vendors) await putInCart(harness.api, customer, vendor)
      for (const vendor of vendors)
        offers.push({ customer, offer: await quoteId(harness.api, customer, { vendor_ids: [vendor.id] }) })
    }
    const [answers, turned] = await Promise.all([
      Promise.all(
        offers.map(({ customer, offer }) =>
          outcomeOf(place(harness.api, customer, offer, 'wallet', randomUUID(), { points_paise: 10_000 })),
        ),
      ),
      Promise.all(
        people.map((customer) =>
          outcomeOf(
            rpc(
              harness.api,
              customer.id,
              'turn_points',
              { points: 400, idempotency_key: randomUUID() },
              z.object({ points: z.int() }),
            ),
          ),
        ),
      ),
      atOnce(4, () => harness.owner.query('select private.expire_points()')),
    ])
    for (const [at, customer] of people.entries()) {
      const placed = answers.filter(
        (answer, n) =>
          offers[n]?.customer === customer && typeof answer !== 'string' && answer.outcome === 'placed',
      )
      // All four hundred went one way: into one order, or into credit.
      expect(placed.length + (turned[at] === '409 points_insufficient' ? 0 : 1)).toBe(1)
      expect(await pointsOf(customer)).toBe(0)
    }
    expect(answers.filter((answer) => typeof answer === 'string')).toEqual([])
  },
  RACE_TIMEOUT,
)

test(
  'an order that points and the gateway pay gives the points back once, whoever ends it',
  async () => {
    await harness.owner.query(
      `update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled'`,
    )
    const vendor = await harness.market.openVendor([{ pricePaise: 20_000 }])
    for (let round = 0; round < 10; round++) {
      const customer = await harness.market.customer(1)
      await give(customer, 400, 86_400)
      await putInCart(harness.api, customer, vendor)
      const answer = await place(
        harness.api,
        customer,
        await quoteId(harness.api, customer),
        'gateway',
        randomUUID(),
        { points_paise: 10_000 },
      )
      if (answer.outcome !== 'placed') throw new Error(answer.outcome)
      expect(await pointsOf(customer)).toBe(0)
      const leave = () =>
        outcomeOf(
          rpc(harness.api, customer.id, 'leave_payment', { checkout_id: answer.checkout_id }, z.object({})),
        )
      await Promise.all([
        leave(),
        leave(),
        harness.owner.query(
          `update private.order_timers set due_at = now() where order_id = $1 and action = 'payment_window'`,
          [answer.orders[0]?.id],
        ),
        harness.owner.query('select private.sweep_timers()'),
      ])
      expect(await pointsOf(customer)).toBe(400)
    }
  },
  RACE_TIMEOUT,
)
