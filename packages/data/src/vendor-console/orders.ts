import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { useTopic } from '../realtime/use-topic.ts'
import { rows } from '../vocabulary.ts'
import { keysChangedBy, type OrderNews, orderNewsOf } from './changed-keys.ts'
import { vendorConsoleKeys } from './keys.ts'
import { type LiveOrders, vendorOrder } from './order.ts'

/** More than any vendor has under way: the live list is never cut. */
const MOST_LIVE = 200

/** The orders of a vendor that are under way. */
export function liveOrdersOptions(vendorId: string) {
  return queryOptions({
    queryKey: vendorConsoleKeys.liveOf(vendorId),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<LiveOrders> => {
      const orders = await call(
        'vendor_orders',
        { vendor_id: vendorId, scope: 'live', limit_count: MOST_LIVE },
        rows(vendorOrder),
        signal,
      )
      const serverNow = orders[0]?.server_now
      return { orders, serverOffsetMs: serverNow ? serverOffsetMs(serverNow, Date.now()) : 0 }
    },
  })
}

/** The orders of a vendor that are under way. */
export function useLiveOrders(vendorId: string) {
  return useQuery(liveOrdersOptions(vendorId))
}

/** Updates the console from a vendor's orders and menu; reports which order has changed. */
export function useLiveVendor(vendorId: string, onOrder: (news: OrderNews) => void): void {
  const queryClient = useQueryClient()
  useTopic(`vendor:${vendorId}`, (event) => {
    const news = orderNewsOf(event)
    // Called before the lists are refetched, so that the listener can still look up the order's previous state.
    if (news) onOrder(news)
    for (const queryKey of keysChangedBy(vendorId, event)) void queryClient.invalidateQueries({ queryKey })
  })
}
