import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { rows } from '../vocabulary.ts'
import { vendorConsoleKeys } from './keys.ts'
import { type VendorOrder, vendorOrder } from './order.ts'
import type { PastOrdersFilter } from './past-orders-filter.ts'

const PAGE_SIZE = 30

/** The past orders of a vendor that match the filter, newest first, a page at a time. */
export function pastOrdersOptions(vendorId: string, filter: PastOrdersFilter) {
  const { outcome, since, figure } = filter
  const search = filter.search.trim()
  return infiniteQueryOptions({
    queryKey: vendorConsoleKeys.past(vendorId, { outcome, since, search, figure }),
    staleTime: 0,
    ...keysetPages(
      PAGE_SIZE,
      (after: VendorOrder | undefined, signal): Promise<readonly VendorOrder[]> =>
        call(
          'vendor_orders',
          {
            vendor_id: vendorId,
            // A figure counts what is under way too.
            scope: figure ? 'all' : 'past',
            limit_count: PAGE_SIZE,
            ...(after ? { before: after.placed_at, before_id: after.order_id } : {}),
            ...(outcome ? { outcome } : {}),
            ...(since ? { since } : {}),
            ...(search ? { search } : {}),
            ...(figure ? { figure: figure.name, first_day: figure.first, last_day: figure.last } : {}),
          },
          rows(vendorOrder),
          signal,
        ),
    ),
  })
}

/** A vendor's past orders; the previous result stays until that of another filter arrives. */
export function usePastOrders(vendorId: string, filter: PastOrdersFilter) {
  return useInfiniteQuery({ ...pastOrdersOptions(vendorId, filter), placeholderData: keepPreviousData })
}
