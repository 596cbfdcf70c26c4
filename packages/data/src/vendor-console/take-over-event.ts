import { isLive } from '@angadi/domain/orders/status.ts'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Pages } from '../realtime/newest-first.ts'
import { takeOver } from '../realtime/take-over.ts'
import type { TopicEvent } from '../realtime/topic.ts'
import { vendorConsoleKeys as keys } from './keys.ts'
import { LATEST } from './latest.ts'
import { historyWith, latestWith, liveWith, pastWith } from './listed-order.ts'
import type { MyVendor } from './my-vendors.ts'
import { isStepping } from './optimistic-order.ts'
import type { LiveOrders, VendorOrder } from './order.ts'
import { type HistoryStep, type OrderEvent, orderEventOf } from './order-event.ts'
import type { PastOrdersFilter } from './past-orders-filter.ts'

const menuEvent = z.object({
  vendor: z.object({ accepting_orders: z.boolean(), paused_until: z.nullable(z.string()) }),
})

/** Shows what an event on a vendor's topic carries, without asking the server for it (keysChangedBy names the rest). */
export function takeOverEvent(queryClient: QueryClient, vendorId: string, event: TopicEvent): void {
  const order = orderEventOf(event)
  if (order) takeOverOrder(queryClient, vendorId, order)
  else if (event.event === 'menu') takeOverVendor(queryClient, vendorId, event)
}

function takeOverOrder(queryClient: QueryClient, vendorId: string, event: OrderEvent): void {
  const { order_id: orderId, status, order, step } = event
  // The event may be older than a step that is on its way; the step's end fetches what is true then.
  if (!isStepping(queryClient, orderId))
    takeOver<LiveOrders>(queryClient, keys.liveOf(vendorId), (live) =>
      order ? liveWith(live, order) : liveWithout(live, event),
    )
  takeOver<readonly VendorOrder[]>(queryClient, keys.latest(vendorId), (list) =>
    order ? latestWith(list, order, LATEST) : isLive(status) ? list : undefined,
  )
  takeOver<readonly HistoryStep[]>(
    queryClient,
    keys.history(orderId),
    (history) => step && historyWith(history, step),
  )
  for (const [queryKey] of queryClient.getQueriesData<Pages<VendorOrder>>({
    queryKey: keys.pastOf(vendorId),
  }))
    takeOverPast(queryClient, queryKey, order)
}

/** The live orders without one that has ended; undefined while it is under way and the event does not carry it. */
function liveWithout(live: LiveOrders, { order_id: orderId, status }: OrderEvent): LiveOrders | undefined {
  return isLive(status)
    ? undefined
    : { ...live, orders: live.orders.filter((order) => order.order_id !== orderId) }
}

/** Pages that somebody has loaded are never fetched again because of an event. */
function takeOverPast(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  order: VendorOrder | undefined,
) {
  const filter = queryKey.find(isFilter)
  const past = queryClient.getQueryData<Pages<VendorOrder>>(queryKey)
  const isFetching = queryClient.isFetching({ queryKey, exact: true }) > 0
  const next = order && past && filter && !isFetching ? pastWith(past, filter, order) : undefined
  if (next) queryClient.setQueryData(queryKey, next)
  else void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

function isFilter(part: unknown): part is PastOrdersFilter {
  return typeof part === 'object' && part !== null && 'search' in part
}

function takeOverVendor(queryClient: QueryClient, vendorId: string, { payload }: TopicEvent): void {
  const { data } = menuEvent.safeParse(payload)
  if (!data) {
    void queryClient.invalidateQueries({ queryKey: keys.everyVendors })
    return
  }
  for (const [queryKey] of queryClient.getQueriesData<MyVendor[]>({ queryKey: keys.everyVendors }))
    takeOver<MyVendor[]>(queryClient, queryKey, (vendors) =>
      vendors.map((vendor) => (vendor.id === vendorId ? { ...vendor, ...data.vendor } : vendor)),
    )
}
