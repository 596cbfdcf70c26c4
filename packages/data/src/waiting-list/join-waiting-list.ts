import type { PartOfDay } from '@angadi/domain/bookings/part-of-day.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { stepsForCall, type VisitStep } from '../bookings/visit-step.ts'
import { call } from '../client/call.ts'
import { waitingListKeys } from './keys.ts'

/** What somebody waits for: the services of a visit, on some days of India, in a part of the day. */
export interface WaitingRequest {
  readonly vendorId: string
  readonly steps: readonly VisitStep[]
  readonly fromDay: string
  readonly toDay: string
  readonly partOfDay: PartOfDay
}

/**
 * Waits for a time to become free; the same again changes nothing.
 *
 * @throws AppError too_many_waiting, service_not_offered, vendor_not_found, or a lost network
 */
export function useJoinWaitingList() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ vendorId, steps, fromDay, toDay, partOfDay }: WaitingRequest) =>
      call(
        'join_waiting_list',
        {
          vendor_id: vendorId,
          steps: stepsForCall(steps),
          from_day: fromDay,
          to_day: toDay,
          part_of_day: partOfDay,
        },
        z.string(),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: waitingListKeys.all }),
  })
}
