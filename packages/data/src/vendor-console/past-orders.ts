import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { vendorConsoleKeys } from './keys.ts'
import { type VendorOrder, vendorOrder } from './order.ts'
import type { PastOrdersFilter } from './past-orders-filter.ts'

const PAGE_SIZE = 30
/** Debounce of the search: how long it waits for the next letter, in milliseconds. */
const TYPING_MS = 300
const FIRST_PAGE: Pick<VendorOrder, 'placed_at' | 'order_id'> | undefined = undefined

function whenTypingRests(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, TYPING_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** The past orders of a vendor that match the filter, newest first, a page at a time. */
export function pastOrdersOptions(vendorId: string, filter: PastOrdersFilter) {
  const { outcome, since } = filter
  const search = filter.search.trim()
  return infiniteQueryOptions({
    queryKey: vendorConsoleKeys.past(vendorId, { outcome, since, search }),
    staleTime: 0,
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ pageParam, signal }) => {
      if (search && !pageParam) await whenTypingRests(signal)
      return call(
        'vendor_orders',
        {
          vendor_id: vendorId,
          scope: 'past',
          limit_count: PAGE_SIZE,
          ...(pageParam ? { before: pageParam.placed_at, before_id: pageParam.order_id } : {}),
          ...(outcome ? { outcome } : {}),
          ...(since ? { since } : {}),
          ...(search ? { search } : {}),
        },
        rows(vendorOrder),
        signal,
      )
    },
    getNextPageParam: (page: readonly VendorOrder[]) => (page.length < PAGE_SIZE ? undefined : page.at(-1)),
    select: ({ pages }) => pages.flat(),
  })
}

/** A vendor's past orders; the previous result stays until that of another filter arrives. */
export function usePastOrders(vendorId: string, filter: PastOrdersFilter) {
  return useInfiniteQuery({ ...pastOrdersOptions(vendorId, filter), placeholderData: keepPreviousData })
}
