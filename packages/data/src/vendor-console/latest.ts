import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { vendorConsoleKeys } from './keys.ts'
import { vendorOrder } from './order.ts'

/** As many as can have ended while the board was not open. */
export const LATEST = 30

/** The orders of a vendor that ended last, newest first: the board finds cancelled ones among them. */
export function latestEndedOptions(vendorId: string) {
  return queryOptions({
    queryKey: vendorConsoleKeys.latest(vendorId),
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(
        'vendor_orders',
        { vendor_id: vendorId, scope: 'past', limit_count: LATEST },
        rows(vendorOrder),
        signal,
      ),
  })
}

/** The orders of a vendor that ended last, newest first. */
export function useLatestEnded(vendorId: string) {
  return useQuery(latestEndedOptions(vendorId))
}
