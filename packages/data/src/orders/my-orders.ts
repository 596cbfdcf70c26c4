import { CART_KINDS } from '@angadi/domain/orders/status.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { STORED_FOR_OWNER } from '../offline/stored-answer.ts'
import { useUserId } from '../session/session-store.ts'
import { orderKeys } from './keys.ts'
import { type OrderCardRow, orderCards, ordersRetry, selectOrders } from './order-card.ts'
import { ORDERS_TIMEOUT_MS } from './retry-policy.ts'

/** How many delivered orders are fetched to be offered again (Spec §9 Orders: recent orders 5 fetched). */
export const RECENT_LIMIT = 5

/**
 * The orders of a user that are under way, newest first, at most 50, each with the arrival that its tracking says
 * (Spec §7 enhanced_orders, §9 Orders: list 50).
 */
export function activeOrdersOptions(userId: string | null) {
  return queryOptions({
    ...STORED_FOR_OWNER,
    queryKey: orderKeys.active(userId),
    enabled: userId !== null,
    ...ordersRetry,
    queryFn: async ({ signal }): Promise<readonly OrderCardRow[]> => {
      const { data, error } = await (await supabase())
        .rpc('my_active_orders')
        .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(ORDERS_TIMEOUT_MS)]))
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
