import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { freeTimes, pagesOfTimes } from '../bookings/pages-of-times.ts'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { myBookingKeys } from './keys.ts'

const moved = z.object({ starts_at: z.string(), version: z.number() })
/** When a booking begins after it was moved. */
export type MovedBooking = z.infer<typeof moved>

/** What a booking is moved to, and the version that whoever moves it has seen. */
export interface Move {
  readonly startsAt: string
  readonly seenVersion: number
}

/**
 * The times to which one's own booking can be moved, a fortnight at a time.
 *
 * @param fromDay the first day in India, such as `2026-11-23`
 * @param horizonDays how many days after it can be booked
 */
export function movingTimesOptions(bookingId: string, fromDay: string, horizonDays: number) {
  return infiniteQueryOptions({
    queryKey: myBookingKeys.movingTimes(bookingId, fromDay),
    ...pagesOfTimes(fromDay, horizonDays, (day, days, signal) =>
      call('moving_times', { booking_id: bookingId, from_day: day, days }, freeTimes, signal),
    ),
  })
}

/** The days with the times to which one's own booking can be moved; `fetchNextPage` while there are later days. */
export function useMovingTimes(bookingId: string, fromDay: string, horizonDays: number) {
  return useInfiniteQuery({
    ...movingTimesOptions(bookingId, fromDay, horizonDays),
    select: ({ pages }) => pages.flat(),
  })
}

/**
 * Moves one's own booking to another free time; number and payment stay.
 *
 * @throws AppError slot_taken, booking_changed, schedule_change_over
 */
export function useMoveBooking(bookingId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ startsAt, seenVersion }: Move) =>
      call('move_booking', { booking_id: bookingId, starts_at: startsAt, seen_version: seenVersion }, moved),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
      void queryClient.invalidateQueries({ queryKey: myBookingKeys.all })
    },
  })
}
