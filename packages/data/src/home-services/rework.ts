import { daysWithTimes } from '@angadi/domain/bookings/days-with-times.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { bookingKeys } from '../bookings/keys.ts'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { homeServiceKeys } from './keys.ts'

/** For how many days the times of a rework are asked for. */
const DAYS = 14
const freeTime = z.object({ starts_at: z.string() })

/** The days on which work under warranty can be done again, by whoever did it or by somebody else. */
export function reworkTimesOptions(orderId: string, fromDay: string, isSomebodyElse: boolean) {
  return queryOptions({
    queryKey: homeServiceKeys.reworkTimes(orderId, fromDay, isSomebodyElse),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const times = await call(
        'rework_times',
        { order_id: orderId, from_day: fromDay, days: DAYS, somebody_else: isSomebodyElse },
        z.array(freeTime),
        signal,
      )
      return daysWithTimes(
        fromDay,
        DAYS,
        times.map(({ starts_at: startsAt }) => startsAt),
      )
    },
  })
}

/**
 * The days with their times for a rework.
 *
 * @throws AppError no_warranty, warranty_over, rework_waits
 */
export function useReworkTimes(orderId: string, fromDay: string, isSomebodyElse: boolean) {
  return useQuery(reworkTimesOptions(orderId, fromDay, isSomebodyElse))
}

/** What is not right, and when somebody is to come. */
export interface ReworkClaim {
  readonly startsAt: string
  readonly note: string
  readonly isSomebodyElse: boolean
  /** Made when the form opens, so that a repeated tap claims once. */
  readonly key: string
}

/**
 * Books the visit at which work under warranty is done again for nothing; answers the id of its order.
 *
 * @throws AppError no_warranty, warranty_over, rework_waits, slot_taken, schedule_past
 */
export function useClaimRework(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ startsAt, note, isSomebodyElse, key }: ReworkClaim) =>
      call(
        'claim_rework',
        {
          order_id: orderId,
          starts_at: startsAt,
          note,
          idempotency_key: key,
          somebody_else: isSomebodyElse,
        },
        z.string(),
      ),
    onSettled: (_, error) =>
      Promise.all([
        // Once a visit is booked there are no times for another.
        queryClient.invalidateQueries({
          queryKey: homeServiceKeys.all,
          refetchType: error ? 'active' : 'none',
        }),
        queryClient.invalidateQueries({ queryKey: orderKeys.all }),
        queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
      ]),
  })
}
