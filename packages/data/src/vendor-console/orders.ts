import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useTopic } from '../realtime/use-topic.ts'
import { vendorKeys } from '../vendors/keys.ts'
import { vendorConsoleKeys } from './keys.ts'
import { type LiveOrders, type VendorOrder, vendorOrder } from './order.ts'

/** More than any kitchen has on its stoves: the live list is never cut. */
const MOST_LIVE = 200
const PAGE_SIZE = 30
const FIRST_PAGE: string | undefined = undefined

/** The orders of a vendor that are under way. */
export function liveOrdersOptions(vendorId: string) {
  return queryOptions({
    queryKey: vendorConsoleKeys.liveOf(vendorId),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<LiveOrders> => {
      const orders = await call(
        'vendor_orders',
        { vendor_id: vendorId, scope: 'live', limit_count: MOST_LIVE },
        z.array(vendorOrder),
        signal,
      )
      const serverNow = orders[0]?.server_now
      return { orders, serverOffsetMs: serverNow ? new Date(serverNow).getTime() - Date.now() : 0 }
    },
  })
}

/** The orders of a vendor that are under way. */
export function useLiveOrders(vendorId: string) {
  return useQuery(liveOrdersOptions(vendorId))
}

/** The orders of a vendor that have ended, a page at a time. */
export function pastOrdersOptions(vendorId: string) {
  return infiniteQueryOptions({
    queryKey: vendorConsoleKeys.past(vendorId),
    staleTime: 0,
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam, signal }) =>
      call(
        'vendor_orders',
        {
          vendor_id: vendorId,
          scope: 'past',
          limit_count: PAGE_SIZE,
          ...(pageParam ? { before: pageParam } : {}),
        },
        z.array(vendorOrder),
        signal,
      ),
    getNextPageParam: (page: readonly VendorOrder[]) =>
      page.length < PAGE_SIZE ? undefined : page.at(-1)?.placed_at,
    // A page begins with the moment the last one ended at, so that orders of the same moment are not lost.
    select: ({ pages }) => [...new Map(pages.flat().map((order) => [order.order_id, order])).values()],
  })
}

/** The orders of a vendor that have ended, newest first, a page at a time. */
export function usePastOrders(vendorId: string) {
  return useInfiniteQuery(pastOrdersOptions(vendorId))
}

/** What a vendor's topic tells about an order. */
export interface OrderNews {
  readonly orderId: string
  readonly status: string
}

/** Keeps the console in step with a vendor's orders and menu; tells which order has changed. */
export function useLiveVendor(vendorId: string, onOrder: (news: OrderNews) => void): void {
  const queryClient = useQueryClient()
  useTopic(`vendor:${vendorId}`, ({ event, payload }) => {
    const { order_id: orderId, status } = payload
    // Told before the lists are refetched: the listener may still look up what the order was.
    if (event === 'order' && typeof orderId === 'string' && typeof status === 'string')
      onOrder({ orderId, status })
    void queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.all })
    if (event !== 'order') void queryClient.invalidateQueries({ queryKey: vendorKeys.menu(vendorId) })
  })
}
