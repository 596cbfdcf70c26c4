import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Method, place, putInCart, quoteId } from '../market/checkout.ts'
import type { Customer, SampleVendor } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { type Harness, outcomeOf } from './harness.ts'
import { openHarness } from './race-database.ts'

const lines = z.array(
  z.object({ position: z.int(), item_id: z.uuid(), is_weighed: z.boolean(), pieces: z.int() }),
)
const offer = z.array(z.object({ id: z.uuid() }))
const anything = z.unknown()

/** A line of an order of groceries, as far as a picker needs it. */
export type GroceryLine = z.infer<typeof lines>[number]

/** A harness with stores of packs, weighed goods and goods of other taxes, and their pickers. */
export interface GroceryHarness extends Harness {
  /** A store with rice, atta, dal (taxed alike), loose vegetables (untaxed) and soap. What its picker misses is sold out in it. */
  openStore(): Promise<SampleVendor>
  /** Orders so many of each item of the store; answers the order's id once the store picks it. */
  order(
    store: SampleVendor,
    customer: Customer,
    quantities: readonly number[],
    method: Method,
    more?: object,
  ): Promise<string>
  linesOf(order: string): Promise<readonly GroceryLine[]>
  /** The refusal of a call, or what it answers. */
  tryAs(caller: string, name: string, params: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Lets every question of an order run out. */
  lapse(order: string): Promise<void>
  openOffer(order: string): Promise<string | undefined>
}

/** Opens a database for races of groceries. */
export async function openGroceryHarness(): Promise<GroceryHarness> {
  const harness = await openHarness()
  const { api, owner, market } = harness
  await owner.query(
    `update public.app_settings set setting_value = '1000' where setting_key = 'max_live_orders'`,
  )
  return {
    ...harness,
    openStore: async () => {
      const store = await market.openVendor([
        { pricePaise: 6_450, stock: 100_000 },
        { pricePaise: 24_990 },
        { pricePaise: 16_200, stock: 100_000 },
        { pricePaise: 3_333 },
        { pricePaise: 2_750 },
        { pricePaise: 14_800 },
      ])
      await owner.query('delete from public.restaurants where vendor_id = $1', [store.id])
      await owner.query('delete from public.dishes where item_id = any ($1)', [store.items])
      await owner.query(`update public.vendors set kind = 'grocery' where id = $1`, [store.id])
      await owner.query('insert into public.grocery_stores (vendor_id) values ($1)', [store.id])
      const classes = ['goods_5', 'goods_5', 'goods_5', 'goods_nil', 'goods_nil', 'goods_18']
      for (const [index, item] of store.items.entries()) {
        const isWeighed = index === 3 || index === 4
        await owner.query('update public.catalog_items set tax_class = $2 where id = $1', [
          item,
          classes[index],
        ])
        await owner.query(
          `insert into public.goods (item_id, pack_size, pack_unit, sold_by, is_food) values ($1, 500, 'g', $2, $3)`,
          [item, isWeighed ? 'weight' : 'pack', index !== 5],
        )
      }
      return store
    },
    order: async (store, customer, quantities, method, more = {}) => {
      for (const [item, quantity] of quantities.entries())
        if (quantity > 0) await putInCart(api, customer, store, item, quantity)
      const answer = await place(api, customer, await quoteId(api, customer, { ...more }), method)
      const [placed] = answer.outcome === 'placed' ? answer.orders : []
      if (!placed) throw new Error('the groceries were not ordered')
      for (const to_status of ['confirmed', 'preparing'])
        await rpc(api, store.owner, 'advance_order', { order_id: placed.id, to_status }, anything)
      return placed.id
    },
    linesOf: async (order) => {
      const { rows } = await owner.query(
        `select l.position, l.item_id, l.ordered_grams is not null as is_weighed, coalesce(l.ordered_grams, i.quantity) as pieces
         from public.grocery_lines as l join public.order_items as i using (order_id, position) where l.order_id = $1 order by 1`,
        [order],
      )
      return lines.parse(rows)
    },
    tryAs: (caller, name, params) => outcomeOf(rpc(api, caller, name, params, anything)),
    lapse: async (order) => {
      await owner.query(
        `update public.substitutions set answer_by = now() where order_id = $1 and state = 'offered'`,
        [order],
      )
      await owner.query(
        `update private.order_timers set due_at = now() where order_id = $1 and action = 'lapse_substitution' and done_at is null`,
        [order],
      )
      await owner.query('select private.sweep_timers(100)')
    },
    openOffer: async (order) => {
      const { rows } = await owner.query(
        `select id from public.substitutions where order_id = $1 and state = 'offered' limit 1`,
        [order],
      )
      return offer.parse(rows)[0]?.id
    },
  }
}

/** A new key for a call that may be repeated. */
export function newKey(): string {
  return randomUUID()
}
