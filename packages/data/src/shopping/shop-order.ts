import * as z from 'zod/mini'
import { readDetail } from '../orders/detail.ts'
import type { Tracking } from '../orders/tracking.ts'
import { rows } from '../vocabulary.ts'
import { returnCard, shipment, variant } from './shipment.ts'

const orderLine = z.object({
  position: z.number(),
  item_id: z.nullable(z.string()),
  product_id: z.nullable(z.string()),
  name: z.string(),
  picture: z.nullable(z.string()),
  variant,
  quantity: z.number(),
  unit_paise: z.number(),
  total_paise: z.number(),
  return_days: z.number(),
  /** Pieces that are, or were, in a return. */
  returned: z.number(),
  /** Until when it can be returned; null where it cannot. */
  return_until: z.nullable(z.string()),
  exchanges: rows(z.object({ item_id: z.string(), name: z.string(), variant, price_paise: z.number() })),
})
/** A line of an order from a shop, with what can still be returned of it. */
export type ShopOrderLine = z.infer<typeof orderLine>

const shopDetail = z.object({
  shipments: rows(shipment),
  returns: rows(returnCard),
  lines: rows(orderLine),
  destinations: z.array(z.enum(['wallet', 'source'])),
})
/** What an order from a shop has beside what every order has. */
export type ShopOrder = z.infer<typeof shopDetail> & { readonly server_now: string }

/** The parcels, lines and returns of an order from a shop; undefined where they cannot be read. */
export function shopOrderOf({
  detail,
  server_now,
}: Pick<Tracking, 'detail' | 'server_now'>): ShopOrder | undefined {
  const read = readDetail(detail, shopDetail)
  return read && { ...read, server_now }
}
