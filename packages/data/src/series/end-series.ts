import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { myBookingKeys } from '../my-bookings/keys.ts'
import { orderKeys } from '../orders/keys.ts'
import { rows } from '../vocabulary.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { seriesKeys } from './keys.ts'

const cost = z.object({
  charge_paise: z.number(),
  refund_paise: z.number(),
  visits: rows(
    z.object({
      order_id: z.string(),
      starts_at: z.string(),
      charge_paise: z.number(),
      refund_paise: z.number(),
    }),
  ),
})
/** What ending the rest of a series comes to, in paise, with each visit. */
export type SeriesCost = z.infer<typeof cost>

/** What ending the rest of a series comes to now. */
export function seriesEndOptions(seriesId: string) {
  return queryOptions({
    queryKey: seriesKeys.ending(seriesId),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call('preview_series_end', { series_id: seriesId }, cost, signal),
  })
}

/**
 * What ending the rest of one's series comes to now.
 *
 * @throws AppError series_not_found
 */
export function useSeriesEnd(seriesId: string) {
  return useQuery(seriesEndOptions(seriesId))
}

/**
 * Cancels all visits of one's series that are still to come, for no more than was shown (paise).
 *
 * @throws AppError series_price_changed, series_not_found
 */
export function useEndSeries(seriesId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (seenChargePaise: number) =>
      call('end_series', { series_id: seriesId, seen_charge_paise: seenChargePaise }, cost),
    onSettled: () =>
      Promise.all(
        [seriesKeys.all, orderKeys.all, myBookingKeys.all, walletKeys.all].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
