import type { QueryClient } from '@tanstack/react-query'
import { orderKeys } from './keys.ts'
import type { OrderCardRow } from './order-card.ts'

/**
 * Keeps a user's orders that came with another answer as the data of the lists of orders. Where an order has changed
 * while the answer was on its way it may be the older one: then the lists have the change, or fetch for themselves.
 *
 * @param askedAt when the answer was asked for, in milliseconds since 1970
 */
export function keepOrders(
  queryClient: QueryClient,
  userId: string,
  orders: Readonly<Record<'active' | 'recent', readonly OrderCardRow[]>>,
  askedAt: number,
): void {
  const changedAt = queryClient.getQueryData<number>(orderKeys.changedAt(userId)) ?? 0
  if (changedAt >= askedAt) return
  queryClient.setQueryData(orderKeys.active(userId), orders.active)
  queryClient.setQueryData(orderKeys.recent(userId), orders.recent)
}
