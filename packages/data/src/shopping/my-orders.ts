import { useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { useRefetchOnEvent } from '../realtime/use-refetch-on-event.ts'
import { orderKind, orderStatus } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { shoppingKeys } from './keys.ts'
import { parcelState, returnState } from './shipment.ts'

const shoppingOrder = z.object({
  id: z.string(),
  order_number: z.string(),
  kind: orderKind,
  status: orderStatus,
  vendor_name: z.string(),
  items: rows(z.object({ name: z.string(), quantity: z.number(), image: z.nullish(z.string()) })),
  total_paise: z.number(),
  refund_paise: z.number(),
  promised_to: z.nullable(z.string()),
  promised_max_at: z.nullable(z.string()),
  shipment_state: z.nullable(parcelState),
  open_return: z.nullable(returnState),
  returnable_until: z.nullable(z.string()),
  status_since: z.string(),
  created_at: z.string(),
})
/** An order from a shop as its list shows it; amounts in paise. */
export type ShoppingOrder = z.infer<typeof shoppingOrder>

/** How many orders are on a page. */
const PAGE_SIZE = 20

/** The signed-in user's orders from shops, newest first, a page at a time. */
export function useShoppingOrders() {
  const userId = useUserId()
  const queryKey = shoppingKeys.orders(userId)
  useRefetchOnEvent('order', queryKey)
  return useInfiniteQuery({
    queryKey,
    enabled: userId !== null,
    ...keysetPages(
      PAGE_SIZE,
      (after: ShoppingOrder | undefined, signal): Promise<readonly ShoppingOrder[]> =>
        call(
          'my_shopping_orders',
          {
            limit_count: PAGE_SIZE,
            ...(after ? { before: after.created_at, before_id: after.id } : {}),
          },
          rows(shoppingOrder),
          signal,
        ),
    ),
  })
}
