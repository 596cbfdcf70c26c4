import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { stepsForCall } from '../bookings/visit-step.ts'
import { call } from '../client/call.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { type SeriesRequest, seriesKeys } from './keys.ts'

/** Others book meanwhile, as with single times. */
const FRESH_MS = 30_000

const visit = z.object({
  visit: z.number(),
  begins_at: z.string(),
  is_free: z.boolean(),
  /** Why it is not free; null where it is. */
  reason: z.nullable(vocabulary(['holiday', 'taken'], 'taken')),
  /** Up to four free times near one that is not free. */
  others: z.array(z.string()),
})
/** A visit of a series as it would be booked. */
export type SeriesVisit = z.infer<typeof visit>

/** Whether the same visit can be had again and again. */
export function seriesPreviewOptions(request: SeriesRequest) {
  const { vendorId, steps, startsAt, everyDays, visits } = request
  return queryOptions({
    queryKey: seriesKeys.preview(request),
    enabled: startsAt !== undefined && steps.length > 0,
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      call(
        'preview_series',
        {
          vendor_id: vendorId,
          steps: stepsForCall(steps),
          starts_at: startsAt ?? '',
          every_days: everyDays,
          visits,
        },
        rows(visit),
        signal,
      ),
  })
}

/**
 * Which visits of a series are free, and which times lie near the others.
 *
 * @throws AppError service_unavailable, schedule_past, schedule_too_far, vendor_not_found
 */
export function useSeriesPreview(request: SeriesRequest) {
  return useQuery(seriesPreviewOptions(request))
}
