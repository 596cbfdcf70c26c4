import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { place, putInCart, quoteId } from '../market/checkout.ts'
import { advance, cancel } from '../market/steps.ts'
import { atOnce, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

test(
  'a coupon with three uses left goes to three of 24 customers; the others are shown the price without it',
  async () => {
    await harness.owner.query(
      `insert into public.coupons (code, kind, value, total_limit, title) values ('FEWLEFT', 'flat', 1000, 3, 'Ten rupees off')`,
    )
    // Without stock: customers who want the same last piece would wait for each other anyway.
    const vendor = await harness.market.openVendor([{ pricePaise: 20_000 }])
    const offers = await atOnce(24, async () => {
      const customer = await harness.market.customer(100_000)
      await putInCart(harness.api, customer, vendor)
      return { customer, offer: await quoteId(harness.api, customer, { coupon_code: 'FEWLEFT' }) }
    })
    const answers = await Promise.all(
      offers.map(({ customer, offer }) => place(harness.api, customer, offer)),
    )
    expect(tally(answers.map(({ outcome }) => outcome))).toEqual({ placed: 3, price_changed: 21 })
    const { rows } = await harness.owner.query(
      `select count(*)::integer as uses from public.coupon_redemptions where code = 'FEWLEFT'`,
    )
    expect(rows).toEqual([{ uses: 3 }])
  },
  RACE_TIMEOUT,
)

test(
  'what is left of a budget goes whole to one of twenty who pay at once (cases M-07)',
  async () => {
    const { api, market, owner } = harness
    await owner.query(
      `insert into public.coupons (code, kind, value, budget_paise, title)
       values ('LASTMONEY', 'flat', 5000, 7500, 'Fifty rupees off')`,
    )
    const vendor = await market.openVendor([{ pricePaise: 30_000 }])
    const offers = await atOnce(20, async () => {
      const customer = await market.customer(100_000)
      await putInCart(api, customer, vendor)
      return { customer, offer: await quoteId(api, customer, { coupon_code: 'LASTMONEY' }) }
    })
    const answers = await Promise.all(offers.map(({ customer, offer }) => place(api, customer, offer)))
    expect(tally(answers.map(({ outcome }) => outcome))).toEqual({ placed: 1, price_changed: 19 })
    const { rows } = await owner.query(
      `select sum(discount_paise)::integer as spent from public.coupon_redemptions where code = 'LASTMONEY'`,
    )
    expect(rows).toEqual([{ spent: 5000 }])
  },
  RACE_TIMEOUT,
)

test(
  'a checkout of two orders that both vendors cancel at once gives its coupon back',
  async () => {
    const other = await harness.market.openVendor([{ pricePaise: 20_000 }])
    for (let round = 0; round < 15; round++) {
      await putInCart(harness.api, harness.customer, harness.vendor)
      await putInCart(harness.api, harness.customer, other)
      const offer = await quoteId(harness.api, harness.customer, { coupon_code: 'FREEDEL' })
      const placed = await place(harness.api, harness.customer, offer, 'cash')
      if (placed.outcome !== 'placed') throw new Error('the order was not placed')
      const [first, second] = placed.orders
      await Promise.all([
        cancel(harness.api, harness.vendor.owner, first?.id ?? '', 'too_busy'),
        cancel(harness.api, other.owner, second?.id ?? '', 'too_busy'),
      ])
      const { rows } = await harness.owner.query(
        'select released_at is not null as released from public.coupon_redemptions where checkout_id = $1',
        [placed.checkout_id],
      )
      expect(rows).toEqual([{ released: true }])
    }
  },
  RACE_TIMEOUT,
)

test(
  'a customer who cancels one order of a checkout while the other is cancelled or accepted neither deadlocks nor leaves a discount without its minimum',
  async () => {
    const { api, customer, market, owner, vendor } = harness
    const other = await market.openVendor([{ pricePaise: 20_000 }])
    for (let round = 0; round < 10; round++) {
      await putInCart(api, customer, vendor)
      await putInCart(api, customer, other)
      const offer = await quoteId(api, customer, { coupon_code: 'FREEDEL' })
      const placed = await place(api, customer, offer, round % 4 < 2 ? 'wallet' : 'cash')
      if (placed.outcome !== 'placed') throw new Error('the order was not placed')
      const [first = '', second = ''] = placed.orders.map(({ id }) => id)
      await Promise.all([
        cancel(api, customer.id, first, 'changed_mind'),
        round % 2
          ? cancel(api, customer.id, second, 'changed_mind')
          : outcomeOf(advance(api, other.owner, second, 'confirmed')),
      ])
      const { rows } = await owner.query(
        `select o.status, o.discount_paise from public.enhanced_orders as o where o.id = $1 and o.status <> 'cancelled'`,
        [second],
      )
      expect(rows).toEqual(round % 2 ? [] : [{ status: 'confirmed', discount_paise: 0 }])
    }
  },
  RACE_TIMEOUT,
)
