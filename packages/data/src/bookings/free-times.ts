import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { bookingKeys } from './keys.ts'
import { freeTimes, pagesOfTimes } from './pages-of-times.ts'
import { stepsForCall, type VisitStep } from './visit-step.ts'

/** What free times are asked for. */
export interface FreeTimesRequest {
  readonly vendorId: string
  /** Nothing is asked for without a step. */
  readonly steps: readonly VisitStep[]
  /** The first day in India, such as `2026-11-23`. */
  readonly fromDay: string
  /** How many days after the first can be booked. */
  readonly horizonDays: number
  /** Where the visit is, if somebody comes to the customer: their way is counted. */
  readonly place?: { readonly lat: number; readonly lng: number } | undefined
}

/** The free times of a vendor for some services, a fortnight at a time up to the vendor's horizon. */
export function freeTimesOptions({ vendorId, steps, fromDay, horizonDays, place }: FreeTimesRequest) {
  return infiniteQueryOptions({
    queryKey: bookingKeys.free(vendorId, steps, fromDay, place),
    enabled: steps.length > 0,
    ...pagesOfTimes(fromDay, horizonDays, (day, days, signal) =>
      call(
        'free_times',
        {
          vendor_id: vendorId,
          steps: stepsForCall(steps),
          from_day: day,
          days,
          ...(place ? { lat: place.lat, lng: place.lng } : {}),
        },
        freeTimes,
        signal,
      ),
    ),
  })
}

/**
 * The days with their free times, for everybody; `fetchNextPage` while there are later days.
 *
 * @throws AppError vendor_not_found, service_not_offered, outside_service_area
 */
export function useFreeTimes(request: FreeTimesRequest) {
  return useInfiniteQuery({ ...freeTimesOptions(request), select: ({ pages }) => pages.flat() })
}
