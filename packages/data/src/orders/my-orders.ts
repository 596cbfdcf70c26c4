import { ACTIVE_STATUSES, CART_KINDS } from '@angadi/domain/orders/status.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { STORED_FOR_OWNER } from '../offline/stored-answer.ts'
import { useUserId } from '../session/session-store.ts'
import { orderKeys } from './keys.ts'
import { type OrderCardRow, orderCards, ordersRetry, selectOrders } from './order-card.ts'

/** How many orders under way are listed at the most (Spec §9 Orders: list 50). */
const ACTIVE_LIMIT = 50
/** How many delivered orders are fetched to be offered again (Spec §9 Orders: recent orders 5 fetched). */
export const RECENT_LIMIT = 5

/** The orders of a user that are under way, newest first (Spec §7 enhanced_orders). */
export function activeOrdersOptions(userId: string | null) {
  return queryOptions({
    ...STORED_FOR_OWNER,
    queryKey: orderKeys.active(userId),
    enabled: userId !== null,
    ...ordersRetry,
    queryFn: async ({ signal }): Promise<readonly OrderCardRow[]> => {
      const { data, error } = await selectOrders(await supabase(), userId, signal)
        .in('status', [...ACTIVE_STATUSES])
        .limit(ACTIVE_LIMIT)
      if (error) throw toAppError(error)
      return orderCards.parse(data)
    },
  })
}

/** The signed-in user's orders that are under way, newest first. */
export function useActiveOrders() {
  return useQuery(activeOrdersOptions(useUserId()))
}

/** The latest delivered orders of a user that can be ordered again (Spec §7 enhanced_orders: delivered, limit 5). */
export function recentOrdersOptions(userId: string | null) {
  return queryOptions({
    queryKey: orderKeys.recent(userId),
    enabled: userId !== null,
    ...ordersRetry,
    queryFn: async ({ signal }): Promise<readonly OrderCardRow[]> => {
      const { data, error } = await selectOrders(await supabase(), userId, signal)
        .eq('status', 'delivered')
        .in('kind', [...CART_KINDS])
        .limit(RECENT_LIMIT)
      if (error) throw toAppError(error)
      return orderCards.parse(data)
    },
  })
}

/** The signed-in user's latest delivered orders. */
export function useRecentOrders() {
  return useQuery(recentOrdersOptions(useUserId()))
}
