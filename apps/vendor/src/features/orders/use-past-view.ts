import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { usePastOrders } from '@angadi/data/vendor-console/past-orders.ts'
import { useState } from 'react'
import { type PastFilter, startOf } from './past-filter.ts'

/** The past orders that fit, and the state of their pages. */
export interface PastView {
  readonly query: ReturnType<typeof usePastOrders>
  /** Undefined before the first page has come. */
  readonly orders: readonly VendorOrder[] | undefined
  /** Whether older orders fit too. */
  readonly hasMore: boolean
}

/** The past orders that fit, filtered and searched by the server; older ones come when they are asked for. */
export function usePastView(vendorId: string, { outcome, period, search }: PastFilter): PastView {
  const [now] = useState(Date.now)
  const query = usePastOrders(vendorId, {
    outcome: outcome === 'all' ? undefined : outcome,
    since: period === 'always' ? undefined : new Date(startOf(period, now)).toISOString(),
    search,
  })
  return { query, orders: query.data, hasMore: query.hasNextPage }
}
