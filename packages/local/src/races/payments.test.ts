import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { place, quoteId } from '../market/checkout.ts'
import type { Customer } from '../market/market.ts'
import { atOnce, type Harness, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openHarness } from './race-database.ts'

/** What a recharge for ₹299 without a fee costs, in paise. */
const PRICE = 29_900
const claims = z.array(z.object({ attempt_id: z.coerce.number(), request_id: z.uuid() }))

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
  await harness.owner.query(
    `update public.app_settings set setting_value = '1000' where setting_key = 'max_live_orders'`,
  )
  await harness.owner.query(
    `insert into public.digital_operators (code, kind, name, min_paise, max_paise) values ('testel_dth', 'dth', 'Testel', 1000, 500000)`,
  )
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

async function recharge(customer: Customer): Promise<string> {
  const request = {
    fulfilment: 'digital',
    service: 'recharge',
    operator: 'testel_dth',
    number: '3000000001',
    amount_paise: PRICE,
  }
  const answer = await place(harness.api, customer, await quoteId(harness.api, customer, request))
  const [order] = answer.outcome === 'placed' ? answer.orders : []
  if (!order) throw new Error('the recharge was not placed')
  return order.id
}

async function claim(): Promise<z.infer<typeof claims>> {
  const { rows } = await harness.owner.query(
    'select attempt_id, request_id from public.claim_fulfilments(50)',
  )
  return claims.parse(rows)
}

const settle = (results: readonly object[]) =>
  harness.owner.query('select public.settle_fulfilments($1)', [JSON.stringify(results)])

const sweep = () => harness.owner.query('select private.sweep_fulfilments(100)')

async function endings(orders: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await harness.owner.query(
    `select f.state || ' ' || o.status as ending from public.digital_fulfilments as f
     join public.enhanced_orders as o on o.id = f.order_id where o.id = any ($1)`,
    [orders],
  )
  return tally(
    z
      .array(z.object({ ending: z.string() }))
      .parse(rows)
      .map(({ ending }) => ending),
  )
}

test(
  'a payment is handed out once, and its success, failure and deadline at once leave one ending and one movement of money (Issue 10, never charged twice)',
  async () => {
    const customer = await harness.market.customer(100 * PRICE)
    const orders: string[] = []
    for (let round = 0; round < 6; round++) {
      const placed = await atOnce(5, () => recharge(customer))
      orders.push(...placed)
      const [first = [], second = []] = await Promise.all([claim(), claim()])
      const handed = [...first, ...second]
      expect(new Set(handed.map(({ request_id: id }) => id)).size).toBe(handed.length)
      await harness.owner.query(
        `update public.digital_fulfilments set deadline_at = now() where order_id = any ($1) and request_id::text < '8'`,
        [placed],
      )
      const successes = handed.map(({ attempt_id }) => ({
        attempt_id,
        outcome: 'success',
        amount_paise: PRICE,
        provider_reference: `R-${attempt_id}`,
      }))
      const failures = handed.map(({ attempt_id }) => ({ attempt_id, outcome: 'failed', reason: 'declined' }))
      await Promise.all([
        settle(successes),
        settle(failures.toReversed()),
        sweep(),
        recharge(customer).then((order) => orders.push(order)),
      ])
    }
    await harness.owner.query('update public.digital_fulfilments set deadline_at = now()')
    await sweep()
    await sweep()
    const {
      'success delivered': delivered = 0,
      'refunded cancelled': refunded = 0,
      ...others
    } = await endings(orders)
    expect(others).toEqual({})
    expect(delivered + refunded).toBe(orders.length)
    const { rows } = await harness.owner.query('select private.wallet_balance($1)::integer as left', [
      customer.id,
    ])
    expect(rows).toEqual([{ left: (100 - delivered) * PRICE }])
  },
  RACE_TIMEOUT,
)

test(
  'two checkouts of one bill pay it once (Issue 10, never charged twice)',
  async () => {
    await harness.owner.query(
      `insert into public.biller_categories (code, name) values ('testing', 'Testing')`,
    )
    await harness.owner.query(
      `insert into public.billers (code, category_code, name, bill_fetch, amount_rule) values ('test_gas', 'testing', 'Test Gas', 'none', 'any')`,
    )
    await harness.owner.query(
      `insert into public.biller_parameters (biller_code, position, code, label, kind, min_length, max_length) values ('test_gas', 1, 'number', 'Number', 'numeric', 4, 10)`,
    )
    for (let round = 0; round < 10; round++) {
      const customer = await harness.market.customer(10 * PRICE)
      const bill = randomUUID()
      await harness.owner.query(
        `insert into public.bill_fetches (id, user_id, biller_code, parameters, status, expires_at)
         values ($1, $2, 'test_gas', '{"number": "445566"}', 'not_needed', now() + interval '1 hour')`,
        [bill, customer.id],
      )
      const request = { fulfilment: 'digital', service: 'bill', bill_fetch_id: bill, amount_paise: PRICE }
      const quotes = await atOnce(2, () => quoteId(harness.api, customer, request))
      const answers = await Promise.all(
        quotes.map(async (quote) => {
          const answer = await outcomeOf(place(harness.api, customer, quote))
          return typeof answer === 'string' ? answer : answer.outcome
        }),
      )
      expect(tally(answers)).toEqual({ placed: 1, price_changed: 1 })
    }
  },
  RACE_TIMEOUT,
)
