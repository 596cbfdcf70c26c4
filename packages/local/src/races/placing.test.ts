import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { askQuote, type LocationAnswer, place, putInCart, quoteId } from '../market/checkout.ts'
import type { Customer } from '../market/market.ts'
import { atOnce, type Harness, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openHarness } from './race-database.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

/** `placed`, the problems found now, or the refusal. */
function answerText(answer: LocationAnswer | string): string {
  if (typeof answer === 'string') return answer
  return answer.outcome === 'placed'
    ? 'placed'
    : answer.quote.problems.map(({ code }) => code).join(', ') || 'price_changed'
}

async function ordersOf(customers: readonly Customer[]): Promise<number> {
  const { rows } = await harness.owner.query(
    'select count(*)::integer as n from public.enhanced_orders where user_id = any ($1)',
    [customers.map(({ id }) => id)],
  )
  return z.object({ n: z.int() }).parse(rows[0]).n
}

async function walletOf({ id }: Customer): Promise<number> {
  const { rows } = await harness.owner.query('select private.wallet_balance($1)::integer as paise', [id])
  return z.object({ paise: z.int() }).parse(rows[0]).paise
}

describe('the last piece', () => {
  test(
    'is sold once to 32 customers who order it at the same moment, and the others hear that it is sold out',
    async () => {
      const vendor = await harness.market.openVendor([{ pricePaise: 24_000, stock: 1 }])
      const customers = await atOnce(32, () => harness.market.customer(100_000))
      const quotes = await atOnce(32, async (n) => {
        const customer = customers[n]
        if (!customer) throw new Error('nobody')
        await putInCart(harness.api, customer, vendor)
        return { customer, quote: await quoteId(harness.api, customer) }
      })
      const answers = await Promise.all(
        quotes.map(({ customer, quote }, n) =>
          outcomeOf(place(harness.api, customer, quote, n % 2 === 0 ? 'wallet' : 'cash')),
        ),
      )
      expect(tally(answers.map(answerText))).toEqual({ placed: 1, item_sold_out: 31 })
      expect(await ordersOf(customers)).toBe(1)
      const { rows } = await harness.owner.query(
        'select stock from public.catalog_items where vendor_id = $1',
        [vendor.id],
      )
      expect(rows).toEqual([{ stock: 0 }])
    },
    RACE_TIMEOUT,
  )

  test(
    'of several items, in carts that hold them in any order, never makes two orders wait for each other',
    async () => {
      const vendor = await harness.market.openVendor(
        Array.from({ length: 4 }, () => ({ pricePaise: 9_000, stock: 16 })),
      )
      const quotes = await atOnce(32, async (n) => {
        const customer = await harness.market.customer(100_000)
        for (const item of n % 2 === 0 ? [0, 1, 2, 3] : [3, 2, 1, 0])
          await putInCart(harness.api, customer, vendor, item)
        return { customer, quote: await quoteId(harness.api, customer) }
      })
      const answers = await Promise.all(
        quotes.map(({ customer, quote }) => outcomeOf(place(harness.api, customer, quote))),
      )
      expect(answers.map(answerText).filter((answer) => answer === 'placed')).toHaveLength(16)
      const { rows } = await harness.owner.query(
        'select distinct stock from public.catalog_items where vendor_id = $1',
        [vendor.id],
      )
      expect(rows).toEqual([{ stock: 0 }])
    },
    RACE_TIMEOUT,
  )
})

describe('one checkout', () => {
  test(
    'sent eight times at once with one key is one order, and every call gets the same answer',
    async () => {
      const vendor = await harness.market.openVendor([{ pricePaise: 18_000 }])
      for (let round = 0; round < 8; round++) {
        const customer = await harness.market.customer(100_000)
        await putInCart(harness.api, customer, vendor)
        const quote = await quoteId(harness.api, customer)
        const answers = await atOnce(8, () =>
          place(harness.api, customer, quote, 'wallet', `same-key-${round}`),
        )
        const kept = answers.map((answer) => ({ ...answer, replayed: null }))
        expect(new Set(kept.map((answer) => JSON.stringify(answer))).size).toBe(1)
        expect(answers[0]?.outcome).toBe('placed')
        expect(tally(answers.map((answer) => String('replayed' in answer && answer.replayed)))).toEqual({
          false: 1,
          true: 7,
        })
        expect(await ordersOf([customer])).toBe(1)
      }
    },
    RACE_TIMEOUT,
  )

  test(
    'from two tabs that share an offer is one order; the other tab hears that the cart has been ordered',
    async () => {
      const vendor = await harness.market.openVendor([{ pricePaise: 18_000 }])
      for (let round = 0; round < 12; round++) {
        const customer = await harness.market.customer(100_000)
        await putInCart(harness.api, customer, vendor)
        const quote = await quoteId(harness.api, customer)
        const answers = await atOnce(2, () => outcomeOf(place(harness.api, customer, quote)))
        expect(tally(answers.map(answerText))).toEqual({ placed: 1, '409 quote_used': 1 })
        expect(await ordersOf([customer])).toBe(1)
      }
    },
    RACE_TIMEOUT,
  )

  test(
    'from two tabs with an offer each is one order; the other tab is shown an empty cart',
    async () => {
      const vendor = await harness.market.openVendor([{ pricePaise: 18_000 }])
      for (let round = 0; round < 12; round++) {
        const customer = await harness.market.customer(100_000)
        await putInCart(harness.api, customer, vendor)
        const [one, two] = [await quoteId(harness.api, customer), await quoteId(harness.api, customer)]
        const answers = await Promise.all([
          outcomeOf(place(harness.api, customer, one)),
          outcomeOf(place(harness.api, customer, two, 'cash')),
        ])
        expect(tally(answers.map(answerText))).toEqual({ placed: 1, cart_empty: 1 })
        expect(await ordersOf([customer])).toBe(1)
      }
    },
    RACE_TIMEOUT,
  )
})

describe('the wallet', () => {
  test(
    'pays for what it covers and never goes below zero when eight orders are placed from it at once',
    async () => {
      const vendors = await atOnce(8, () => harness.market.openVendor([{ pricePaise: 20_000 }]))
      // Four customers at a time, each with a cart of eight vendors and eight coupons, one for each vendor.
      const people = await atOnce(4, () => harness.market.customer(1))
      const purchases = await Promise.all(
        people.map(async (customer) => {
          for (const vendor of vendors) await putInCart(harness.api, customer, vendor)
          const offers: string[] = []
          for (const vendor of vendors)
            offers.push(await quoteId(harness.api, customer, { vendor_ids: [vendor.id] }))
          return { customer, offers }
        }),
      )
      const price = await priceOf(people[0], vendors[0]?.id)
      for (const { id } of people) await harness.market.credit(id, 3 * price + 99)

      const answers = await Promise.all(
        purchases.flatMap(({ customer, offers }) =>
          offers.map((offer) => outcomeOf(place(harness.api, customer, offer))),
        ),
      )
      expect(tally(answers.map(answerText))).toEqual({ placed: 12, '409 wallet_too_low': 20 })
      for (const customer of people) {
        expect(await ordersOf([customer])).toBe(3)
        expect(await walletOf(customer)).toBe(100)
      }
    },
    RACE_TIMEOUT,
  )
})

async function priceOf(customer: Customer | undefined, vendor: string | undefined): Promise<number> {
  if (!customer || !vendor) throw new Error('nobody')
  const { totals } = await askQuote(harness.api, customer, { vendor_ids: [vendor] })
  return totals.total_paise
}
