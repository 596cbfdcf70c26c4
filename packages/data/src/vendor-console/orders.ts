import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { useRefreshSoon } from '../realtime/refresh-soon.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { rows } from '../vocabulary.ts'
import { keysChangedBy } from './changed-keys.ts'
import { vendorConsoleKeys } from './keys.ts'
import { type LiveOrders, vendorOrder } from './order.ts'
import { type OrderEvent, orderEventOf } from './order-event.ts'
import { takeOverEvent } from './take-over-event.ts'

/** More than any vendor has under way: the live list is never truncated. */
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

/** The day's figures and the stock are fetched at most this often, in milliseconds, however many orders come. */
const REFRESH_MS = 1000

/** Updates the console from a vendor's orders and menu; reports which order has changed. */
export function useLiveVendor(vendorId: string, onOrder: (event: OrderEvent) => void): void {
  const queryClient = useQueryClient()
  const refreshSoon = useRefreshSoon(REFRESH_MS)
  useTopic(`vendor:${vendorId}`, (event) => {
    const order = orderEventOf(event)
    // Called before the lists change, so that the listener can still look up the order's previous state.
    if (order) onOrder(order)
    takeOverEvent(queryClient, vendorId, event)
    const keys = keysChangedBy(vendorId, event)
    if (isResync(event.event)) for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
    else refreshSoon(keys)
  })
}
