import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { asUser } from '../market/as-user.ts'
import { orderDish, place, putInCart, quoteId } from '../market/checkout.ts'
import { rpc } from '../market/rpc.ts'
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

const pausingRow = z.object({ many: z.int() })

/** How many sessions sleep at this moment. */
async function pausing(): Promise<number> {
  const { rows } = await harness.owner.query(
    `select count(*)::integer as many from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
  )
  return pausingRow.parse(rows[0]).many
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

test.each([60, 130])(
  'a bulk change of a hundred pieces to %i that is made and undone while they are sold leaves a hundred without what was sold',
  async (changed) => {
    const vendor = await harness.market.openVendor([{ pricePaise: 20_000, stock: 100 }])
    const buyers = await atOnce(16, async () => {
      const customer = await harness.market.customer(0)
      await putInCart(harness.api, customer, vendor, 0, 3)
      return { customer, quote: await quoteId(harness.api, customer) }
    })
    const buy = (some: typeof buyers) =>
      Promise.all(some.map(({ customer, quote }) => place(harness.api, customer, quote, 'cash')))
    const change = {
      vendor_id: vendor.id,
      item_ids: vendor.items,
      change: { stock: changed },
      change_id: randomUUID(),
      idempotency_key: randomUUID(),
    }
    const [before] = await Promise.all([
      buy(buyers.slice(0, 8)),
      rpc(harness.api, vendor.owner, 'change_items', change, z.unknown()),
    ])
    const [after] = await Promise.all([
      buy(buyers.slice(8)),
      rpc(harness.api, vendor.owner, 'undo_import', { import_id: change.change_id }, z.unknown()),
    ])
    expect([...before, ...after].every(({ outcome }) => outcome === 'placed')).toBe(true)
    expect(await stockOf(vendor.id)).toEqual({ stock: 52, taken: 48 })
  },
  RACE_TIMEOUT,
)

test(
  'a job that cancels the orders of many gives way to somebody who is placing one, who never meets a deadlock',
  async () => {
    const vendor = await harness.market.openVendor([
      { pricePaise: 20_000 },
      { pricePaise: 20_000, stock: 50 },
    ])
    const [buyer, other] = [await harness.market.customer(100_000), await harness.market.customer(100_000)]
    const first = await orderDish(harness.api, buyer, vendor)
    await putInCart(harness.api, other, vendor, 1)
    await place(harness.api, other, await quoteId(harness.api, other))
    await putInCart(harness.api, buyer, vendor, 1)
    const quote = await quoteId(harness.api, buyer)
    // The job has refunded the buyer and pauses, until the buyer has taken what the other order will return.
    await harness.owner.query(
      `create function private.stand_still(order_id uuid, timer private.order_timers) returns void language sql set search_path = '' as
         'select pg_catalog.pg_sleep(0.4)';
       insert into private.timer_actions values ('stand_still', 'private.stand_still');
       update private.order_timers set due_at = now() - interval '1 minute' where action = 'accept_window' and done_at is null`,
    )
    await harness.owner.query(
      `with paused as (
         insert into private.order_timers (order_id, action, due_at)
         select id, 'stand_still', now() - interval '2 minutes' from public.enhanced_orders where user_id = $2)
       update private.order_timers set due_at = now() - interval '3 minutes' where order_id = $1 and action = 'accept_window'`,
      [first, other.id],
    )
    const sweeping = harness.owner.query('select private.sweep_timers(10)')
    await expect.poll(() => pausing(), { interval: 10 }).toBe(1)
    expect(await place(harness.api, buyer, quote)).toMatchObject({ outcome: 'placed' })
    await sweeping
  },
  RACE_TIMEOUT,
)
