import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { orderDish } from '../market/checkout.ts'
import { advance, cancel } from '../market/steps.ts'
import { outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

describe('vendor and customer at once', () => {
  const notAllowed = '409 order_transition_not_allowed'

  async function roundOf(
    prepare: (order: string) => Promise<unknown>,
    racers: (order: string) => Promise<unknown>[],
  ) {
    const order = await orderDish(harness.api, harness.customer, harness.vendor)
    await prepare(order)
    const answers = await Promise.all(
      racers(order).map(async (racer) => ((await outcomeOf(racer)) === notAllowed ? 'lost' : 'won')),
    )
    const { rows } = await harness.owner.query(
      `select o.status, (select string_agg(e.to_status || ' by ' || e.actor_role, ', ' order by e.seq)
         from public.order_events as e where e.order_id = o.id) as steps from public.enhanced_orders as o where o.id = $1`,
      [order],
    )
    const { status, steps } = z.object({ status: z.string(), steps: z.string() }).parse(rows[0])
    return { answers, status, steps }
  }

  test(
    'rejecting and cancelling: one of them wins, the money goes back once',
    async () => {
      for (let round = 0; round < 10; round++) {
        const { answers, status, steps } = await roundOf(
          async () => {},
          (order) => [
            cancel(harness.api, harness.vendor.owner, order, 'too_busy'),
            cancel(harness.api, harness.customer.id, order, 'changed_mind'),
          ],
        )
        expect(tally(answers)).toEqual({ won: 1, lost: 1 })
        expect(status).toBe('cancelled')
        expect(steps).toBe(`pending by user, cancelled by ${answers[0] === 'won' ? 'vendor' : 'user'}`)
      }
    },
    RACE_TIMEOUT,
  )

  test(
    'accepting, rejecting and cancelling: the order is cancelled once, whether it was accepted before or not',
    async () => {
      for (let round = 0; round < 10; round++) {
        const { answers, status, steps } = await roundOf(
          async () => {},
          (order) => [
            cancel(harness.api, harness.vendor.owner, order, 'too_busy'),
            cancel(harness.api, harness.customer.id, order, 'changed_mind'),
            advance(harness.api, harness.vendor.owner, order, 'confirmed'),
          ],
        )
        const [vendor, user, accepted] = answers
        expect([vendor, user].toSorted()).toEqual(['lost', 'won'])
        expect(status).toBe('cancelled')
        expect(steps).toBe(
          `pending by user, ${accepted === 'won' ? 'confirmed by vendor, ' : ''}cancelled by ${vendor === 'won' ? 'vendor' : 'user'}`,
        )
      }
    },
    RACE_TIMEOUT,
  )

  test(
    'starting to cook and cancelling: exactly one of them holds',
    async () => {
      for (let round = 0; round < 10; round++) {
        const { answers, status } = await roundOf(
          async (order) => {
            await advance(harness.api, harness.vendor.owner, order, 'confirmed')
            // While nobody carries it, the customer could leave after cooking has begun as well.
            await harness.owner.query(
              `update public.jobs set state = 'searching', nobody_since = null, asked_until = null where order_id = $1`,
              [order],
            )
          },
          (order) => [
            advance(harness.api, harness.vendor.owner, order, 'preparing'),
            cancel(harness.api, harness.customer.id, order, 'changed_mind'),
          ],
        )
        expect(tally(answers)).toEqual({ won: 1, lost: 1 })
        expect(status).toBe(answers[0] === 'won' ? 'preparing' : 'cancelled')
      }
    },
    RACE_TIMEOUT,
  )
})

test(
  'six orders without a courier that are cancelled at once are credited three times',
  async () => {
    const customer = await harness.market.customer(1_000_000)
    const orders: string[] = []
    for (let round = 0; round < 6; round++) {
      const order = await orderDish(harness.api, customer, harness.vendor)
      await advance(harness.api, harness.vendor.owner, order, 'confirmed')
      orders.push(order)
    }
    await harness.owner.query(`update public.jobs set state = 'no_courier' where order_id = any ($1)`, [
      orders,
    ])
    await harness.owner.query(
      `update public.enhanced_orders set created_at = created_at - interval '2 minutes', placed_at = placed_at - interval '2 minutes' where user_id = $1`,
      [customer.id],
    )
    await Promise.all(orders.map((order) => cancel(harness.api, customer.id, order, 'too_slow')))
    const { rows } = await harness.owner.query(
      'select count(*)::integer as credited from public.enhanced_orders where user_id = $1 and credit_paise > 0',
      [customer.id],
    )
    expect(rows).toEqual([{ credited: 3 }])
  },
  RACE_TIMEOUT,
)
