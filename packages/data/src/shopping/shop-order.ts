import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useTopic } from '../realtime/use-topic.ts'
import { rows } from '../vocabulary.ts'
import { shoppingKeys } from './keys.ts'
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

const shopOrder = z.object({
  shipments: rows(shipment),
  returns: rows(returnCard),
  lines: rows(orderLine),
  destinations: z.array(z.enum(['wallet', 'source'])),
  server_now: z.string(),
})
/** What an order from a shop has beside what every order has. */
export type ShopOrder = z.infer<typeof shopOrder>

/** The parcels, lines and returns of an order from a shop; refetched when something happens to it. */
export function useShopOrder(orderId: string) {
  const queryClient = useQueryClient()
  const queryKey = shoppingKeys.order(orderId)
  useTopic(`order:${orderId}`, () => void queryClient.invalidateQueries({ queryKey, exact: true }))
  return useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }): Promise<ShopOrder> =>
      call('shopping_order', { order_id: orderId }, shopOrder, signal),
  })
}
