import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { place, putInCart, quoteId } from '../market/checkout.ts'
import { cancel } from '../market/steps.ts'
import { atOnce, RACE_TIMEOUT, START_TIMEOUT, tally } from './arena.ts'
import { type Kitchen, openKitchen } from './kitchen.ts'

let arena: Kitchen

beforeAll(async () => {
  arena = await openKitchen()
}, START_TIMEOUT)
afterAll(() => arena.stop())
afterEach(async () => expect(await arena.brokenRules()).toEqual([]))

test(
  'a coupon with three uses left goes to three of 24 customers; the others are shown the price without it',
  async () => {
    await arena.owner.query(
      `insert into public.coupons (code, kind, value, total_limit, title) values ('FEWLEFT', 'flat', 1000, 3, 'Ten rupees off')`,
    )
    // Without stock: customers who want the same last piece would wait for each other anyway.
    const shop = await arena.market.openShop([{ pricePaise: 20_000 }])
    const offers = await atOnce(24, async () => {
      const customer = await arena.market.customer(100_000)
      await putInCart(arena.api, customer, shop)
      return { customer, offer: await quoteId(arena.api, customer, { coupon_code: 'FEWLEFT' }) }
    })
    const answers = await Promise.all(offers.map(({ customer, offer }) => place(arena.api, customer, offer)))
    expect(tally(answers.map(({ outcome }) => outcome))).toEqual({ placed: 3, price_changed: 21 })
    const { rows } = await arena.owner.query(
      `select count(*)::integer as uses from public.coupon_redemptions where code = 'FEWLEFT'`,
    )
    expect(rows).toEqual([{ uses: 3 }])
  },
  RACE_TIMEOUT,
)

test(
  'a checkout of two orders that both kitchens cancel at once gives its coupon back',
  async () => {
    const other = await arena.market.openShop([{ pricePaise: 20_000 }])
    for (let round = 0; round < 15; round++) {
      await putInCart(arena.api, arena.customer, arena.shop)
      await putInCart(arena.api, arena.customer, other)
      const offer = await quoteId(arena.api, arena.customer, { coupon_code: 'FREEDEL' })
      const placed = await place(arena.api, arena.customer, offer, 'cash')
      if (placed.outcome !== 'placed') throw new Error('the order was not placed')
      const [first, second] = placed.orders
      await Promise.all([
        cancel(arena.api, arena.shop.owner, first?.id ?? '', 'too_busy'),
        cancel(arena.api, other.owner, second?.id ?? '', 'too_busy'),
      ])
      const { rows } = await arena.owner.query(
        'select released_at is not null as released from public.coupon_redemptions where checkout_id = $1',
        [placed.checkout_id],
      )
      expect(rows).toEqual([{ released: true }])
    }
  },
  RACE_TIMEOUT,
)
