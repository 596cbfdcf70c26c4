import { z } from 'zod'
import type { Customer, Shop } from '../market/market.ts'
import { type Arena, openArena } from './arena.ts'

/** An arena with one shop and one customer who may order as often as it takes. */
export interface Kitchen extends Arena {
  readonly shop: Shop
  readonly customer: Customer
}

export async function openKitchen(): Promise<Kitchen> {
  const arena = await openArena()
  await arena.owner.query(
    `update public.app_settings set setting_value = '1000' where setting_key = 'max_live_orders'`,
  )
  const shop = await arena.market.openShop([{ pricePaise: 20_000, stock: 10_000 }])
  return { ...arena, shop, customer: await arena.market.customer(9_000_000) }
}

const offers = z.array(z.object({ id: z.uuid(), courier_id: z.uuid(), outcome: z.string() }))

/** Who was asked to carry an order, and what came of it. */
export async function offersOf(arena: Arena, order: string): Promise<z.infer<typeof offers>> {
  const { rows } = await arena.owner.query(
    'select id, courier_id, outcome from public.job_offers where order_id = $1',
    [order],
  )
  return offers.parse(rows)
}
