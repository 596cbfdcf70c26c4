import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { place, quoteId } from '../market/checkout.ts'
import { type DigitalHarness, openDigitalHarness, PRICE_PAISE } from './digital-harness.ts'
import { atOnce, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'

/** How many recharges the customer can pay. */
const FUNDED = 200

let harness: DigitalHarness

beforeAll(async () => {
  harness = await openDigitalHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => {
  expect(await harness.brokenRules()).toEqual([])
  // An answer whose effects fail, such as by a deadlock, is asked for again and would end well all the same.
  const { rows } = await harness.owner.query(
    'select last_error from public.digital_fulfilments where last_error is not null',
  )
  expect(rows).toEqual([])
})

test(
  'a payment is handed out once, and its success, failure and deadline at once leave one ending and one movement of money (Issue 10, never charged twice)',
  async () => {
    const customer = await harness.market.customer(FUNDED * PRICE_PAISE)
    const orders: string[] = []
    for (let round = 0; round < 8; round++) {
      const placed = await atOnce(12, () => harness.recharge(customer))
      orders.push(...placed)
      const [first = [], second = []] = await Promise.all([harness.claim(), harness.claim()])
      const handed = [...first, ...second]
      expect(new Set(handed.map(({ request_id: id }) => id)).size).toBe(handed.length)
      await harness.owner.query(
        `update public.digital_fulfilments set deadline_at = now() where order_id = any ($1) and request_id::text < '8'`,
        [placed],
      )
      const successes = handed.map(({ attempt_id }) => ({
        attempt_id,
        outcome: 'success',
        amount_paise: PRICE_PAISE,
        provider_reference: `R-${attempt_id}`,
      }))
      const failures = handed.map(({ attempt_id }) => ({ attempt_id, outcome: 'failed', reason: 'declined' }))
      await Promise.all([
        harness.settle(successes),
        harness.sweep(),
        harness.settle(failures.toReversed()),
        harness.sweep(),
        harness.recharge(customer).then((order) => orders.push(order)),
      ])
    }
    await harness.owner.query('update public.digital_fulfilments set deadline_at = now()')
    await harness.sweep()
    await harness.sweep()
    const {
      'success delivered': delivered = 0,
      'refunded cancelled': refunded = 0,
      ...others
    } = await harness.endings(orders)
    expect(others).toEqual({})
    expect(delivered + refunded).toBe(orders.length)
    const { rows } = await harness.owner.query('select private.wallet_balance($1)::integer as left', [
      customer.id,
    ])
    expect(rows).toEqual([{ left: (FUNDED - delivered) * PRICE_PAISE }])
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
      const customer = await harness.market.customer(10 * PRICE_PAISE)
      const bill = randomUUID()
      await harness.owner.query(
        `insert into public.bill_fetches (id, user_id, biller_code, parameters, status, expires_at)
         values ($1, $2, 'test_gas', '{"number": "445566"}', 'not_needed', now() + interval '1 hour')`,
        [bill, customer.id],
      )
      const request = {
        trade: 'bill',
        bill_fetch_id: bill,
        amount_paise: PRICE_PAISE,
      }
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
