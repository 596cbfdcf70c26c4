import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { asUser } from '../market/as-user.ts'
import { place, putInCart, quoteId } from '../market/checkout.ts'
import { cancel } from '../market/steps.ts'
import { atOnce, type Harness, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { openHarness } from './race-database.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

const stockRow = z.object({ stock: z.int(), taken: z.int() })

/** What is left of a vendor's one item, and what orders under way have taken from it. */
async function stockOf(vendor: string): Promise<z.infer<typeof stockRow>> {
  const { rows } = await harness.owner.query(
    `select i.stock, coalesce(sum(l.stock_taken), 0)::integer as taken from public.catalog_items as i
     left join (public.order_items as l join public.enhanced_orders as o on o.id = l.order_id and o.status <> 'cancelled')
       on l.item_id = i.id where i.vendor_id = $1 group by i.id`,
    [vendor],
  )
  return stockRow.parse(rows[0])
}

test(
  'a vendor who counts an item while it is being ordered sells no more than was counted, shows no error of the database, and has all of it back when everybody cancels',
  async () => {
    for (let round = 0; round < 2; round++) {
      const vendor = await harness.market.openVendor([{ pricePaise: 20_000 }])
      const buyers = await atOnce(20, async () => {
        const customer = await harness.market.customer(0)
        await putInCart(harness.api, customer, vendor, 0, 3)
        return { customer, quote: await quoteId(harness.api, customer) }
      })
      // Counted in the middle of the storm: some order from what is unlimited, some from forty, some find too little.
      const counting = new Promise((resolve) => setTimeout(resolve, 40 * round)).then(() =>
        asUser(harness.api, vendor.owner, 'update public.catalog_items set stock = 40 where vendor_id = $1', [
          vendor.id,
        ]),
      )
      const answers = await Promise.all(
        buyers.map(({ customer, quote }) => place(harness.api, customer, quote, 'cash')),
      )
      await counting
      const { stock, taken } = await stockOf(vendor.id)
      expect(stock + taken).toBe(40)

      await Promise.all(
        answers.map(async (answer, index) => {
          const customer = buyers[index]?.customer
          if (answer.outcome !== 'placed' || !customer) return
          for (const { id } of answer.orders) await cancel(harness.api, customer.id, id, 'changed_mind')
        }),
      )
      expect(await stockOf(vendor.id)).toEqual({ stock: 40, taken: 0 })
    }
  },
  RACE_TIMEOUT,
)
