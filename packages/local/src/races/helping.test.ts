import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { orderDish } from '../market/checkout.ts'
import { rpc } from '../market/rpc.ts'
import { advance, refund } from '../market/steps.ts'
import { atOnce, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

let harness: VendorHarness
let admin: string

beforeAll(async () => {
  harness = await openVendorHarness()
  admin = await harness.market.person('admin')
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

const ROUNDS = 6
const reported = z.object({ outcome: z.enum(['refunded', 'ticket', 'not_late']) })
const sums = z.object({ refunded: z.int(), claimed: z.int() })

/** What went back for the customer's orders, and what their reports say of it. */
async function sumsOf(customer: string) {
  const { rows } = await harness.owner.query(
    `select (select coalesce(sum(o.refund_paise), 0)::integer from public.enhanced_orders as o where o.user_id = $1) as refunded,
       (select coalesce(sum(c.refund_paise), 0)::integer from private.order_claims as c where c.user_id = $1) as claimed`,
    [customer],
  )
  return sums.parse(rows[0])
}

type Customer = VendorHarness['customer']

async function handedOver(customer: Customer): Promise<string> {
  const { api, vendor, market } = harness
  const order = await orderDish(api, customer, vendor, 'wallet', { fulfilment: 'pickup' })
  for (const step of ['confirmed', 'preparing', 'ready']) await advance(api, vendor.owner, order, step)
  await advance(api, vendor.owner, order, 'delivered', await market.code(order, 'drop'))
  return order
}

/** Reports that the order's first piece was missing. */
async function report(customer: Customer, order_id: string, idempotency_key: string = randomUUID()) {
  const lines = JSON.stringify([{ position: 1, quantity: 1 }])
  const params = { order_id, problem: 'item_missing', idempotency_key, lines }
  const answer = await outcomeOf(rpc(harness.api, customer.id, 'report_order_problem', params, reported))
  return typeof answer === 'string' ? answer : answer.outcome
}

test(
  'eight reports of the same piece at once, some of them sent twice: it goes back once',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const customer = await harness.market.customer(1_000_000)
      const order = await handedOver(customer)
      const answers = tally(await atOnce(8, (n) => report(customer, order, `help-key:${Math.floor(n / 2)}`)))
      // Whoever sends the winning key hears of the refund twice.
      expect(answers).toEqual({ refunded: 2, '409 already_reported': 6 })
      expect(await sumsOf(customer.id)).toEqual({ refunded: 21_000, claimed: 21_000 })
    }
  },
  RACE_TIMEOUT,
)

test(
  'six orders reported at once: as many are refunded at once as the limits allow, the rest become tickets',
  async () => {
    const customer = await harness.market.customer(1_000_000)
    const orders: string[] = []
    for (let n = 0; n < 6; n++) orders.push(await handedOver(customer))
    const answers = tally(await Promise.all(orders.map((order) => report(customer, order))))
    // ₹210 each, ₹600 within thirty days.
    expect(answers).toEqual({ refunded: 2, ticket: 4 })
    expect(await sumsOf(customer.id)).toEqual({ refunded: 42_000, claimed: 42_000 })
  },
  RACE_TIMEOUT,
)

test(
  'a report while an administrator refunds the same charge: never more than was paid',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const customer = await harness.market.customer(1_000_000)
      const order = await handedOver(customer)
      await Promise.all([
        report(customer, order),
        outcomeOf(refund(harness.api, admin, order, [{ position: 1 }], 'item_missing')),
      ])
      expect((await sumsOf(customer.id)).refunded).toBe(21_000)
    }
  },
  RACE_TIMEOUT,
)
