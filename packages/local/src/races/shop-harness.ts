import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { place, quoteId } from '../market/checkout.ts'
import type { Customer } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { advance } from '../market/steps.ts'
import type { Harness } from './harness.ts'
import { openHarness } from './race-database.ts'

/** A harness with a shop that sells one product in two variants, and an administrator. */
export interface ShopHarness extends Harness {
  readonly shop: { readonly id: string; readonly owner: string; readonly items: readonly string[] }
  readonly admin: string
  /** Orders pieces of each item and brings them to the customer. */
  receive(
    customer: Customer,
    pieces: readonly number[],
    method?: 'wallet' | 'cash',
    more?: Readonly<Record<string, unknown>>,
  ): Promise<string>
  stockOf(item: number): Promise<number>
}

/** Prices of the two items in paise, so that shares and taxes have to be rounded. */
export const ITEM_PAISE = [33_333, 19_999] as const

const anyId = z.object({ id: z.uuid() })
const stock = z.object({ stock: z.int() })
const outcome = z.object({ state: z.string() })

export async function openShopHarness(): Promise<ShopHarness> {
  const harness = await openHarness()
  const { owner, api, market } = harness
  await owner.query(
    `update public.app_settings set setting_value = '1000' where setting_key in ('max_live_orders', 'open_returns')`,
  )
  const seller = await market.person('vendor')
  const { rows } = await owner.query(
    `insert into public.vendors (owner_id, slug, name, kind, region_id, address, lat, lng, packaging_paise, status)
     values ($1, $2, $2, 'shopping', private.region_at(17.43, 78.45), 'Road No. 1, Banjara Hills', 17.43, 78.45, 1100, 'active') returning id`,
    [seller, `shop-${randomUUID()}`],
  )
  const id = anyId.parse(rows[0]).id
  await owner.query(
    `insert into public.vendor_staff (vendor_id, user_id, position) values ($1, $2, 'owner')`,
    [id, seller],
  )
  const product = randomUUID()
  await owner.query(
    `insert into public.products (id, name, category_id) select $1, 'Shirt', c.id from public.categories as c where c.slug = 'fashion-men'`,
    [product],
  )
  const items: string[] = []
  for (const [index, paise] of ITEM_PAISE.entries()) {
    const item = randomUUID()
    items.push(item)
    await owner.query(
      `insert into public.catalog_items (id, vendor_id, category_id, section, name, price_paise, stock)
       select $1, $2, c.id, c.name, $3, $4, 100000 from public.categories as c where c.slug = $5`,
      [item, id, `Shirt ${index}`, paise, index === 0 ? 'electronics' : 'fashion-men'],
    )
    await owner.query(
      `insert into public.goods (item_id, product_id, variant, is_food, return_days)
       values ($1, $2, jsonb_build_object('Size', $3::text), false, 7)`,
      [item, product, String(index)],
    )
  }
  let parcels = 0
  return {
    ...harness,
    shop: { id, owner: seller, items },
    admin: await market.person('admin'),
    async receive(customer, pieces, method = 'wallet', more = {}) {
      for (const [index, quantity] of pieces.entries())
        if (quantity > 0)
          await rpc(
            api,
            customer.id,
            'add_to_cart',
            { item_id: items[index] ?? '', option_ids: [], quantity },
            z.uuid(),
          )
      const placed = await place(api, customer, await quoteId(api, customer, more), method)
      const [order] = placed.outcome === 'placed' ? placed.orders : []
      if (!order) throw new Error('the order was not placed')
      for (const step of ['confirmed', 'preparing', 'ready']) await advance(api, seller, order.id, step)
      const { rows: parcel } = await owner.query('select id from public.shipments where order_id = $1', [
        order.id,
      ])
      const shipment_id = anyId.parse(parcel[0]).id
      parcels += 1
      await rpc(
        api,
        seller,
        'hand_over_shipment',
        { shipment_id, carrier: 'india_post', tracking_number: `EX${String(parcels).padStart(9, '0')}IN` },
        outcome,
      )
      await rpc(api, seller, 'report_shipment', { shipment_id, state: 'delivered' }, outcome)
      return order.id
    },
    async stockOf(item) {
      const { rows: found } = await owner.query('select stock from public.catalog_items where id = $1', [
        items[item],
      ])
      return stock.parse(found[0]).stock
    },
  }
}
