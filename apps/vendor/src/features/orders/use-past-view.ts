import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { usePastOrders } from '@angadi/data/vendor-console/orders.ts'
import { useEffect, useState } from 'react'
import { fits, type PastFilter, startOf } from './past-filter.ts'

/** One looks at a screenful before one asks for more. */
const SCREENFUL = 15

/** The past orders that fit, and the state of their pages. */
export interface PastView {
  readonly query: ReturnType<typeof usePastOrders>
  /** Undefined before the first page has come. */
  readonly orders: readonly VendorOrder[] | undefined
  /** Whether older orders may fit too. */
  readonly hasMore: boolean
}

/** Filters the pages that have come, and fetches more by itself until a screen is full or the period is over. */
export function usePastView(vendorId: string, filter: PastFilter): PastView {
  const query = usePastOrders(vendorId)
  const [now] = useState(Date.now)
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const orders = data?.filter((order) => fits(order, filter, now))
  const oldest = data?.at(-1)
  const hasMore =
    hasNextPage && (oldest === undefined || Date.parse(oldest.placed_at) >= startOf(filter.period, now))
  const isShort = hasMore && orders !== undefined && orders.length < SCREENFUL
  useEffect(() => {
    if (isShort && !isFetching && !isError) void fetchNextPage()
  }, [isShort, isFetching, isError, fetchNextPage])
  return { query, orders, hasMore }
}
