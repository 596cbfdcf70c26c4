import { PARTS_OF_DAY } from '@angadi/domain/bookings/part-of-day.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { bookingDeskKeys } from './keys.ts'

const waiting = z.object({
  id: z.string(),
  customer_name: z.nullable(z.string()),
  services: z.array(z.string()),
  from_day: z.string(),
  to_day: z.string(),
  part_of_day: vocabulary(PARTS_OF_DAY, 'any'),
  /** Whether an earlier time of a booking is waited for. */
  is_earlier: z.boolean(),
  created_at: z.string(),
  /** Until when a time is offered to them just now; null for none. */
  offered_until: z.nullable(z.string()),
})
/** Somebody who waits for a time at a business. */
export type DeskWaiting = z.infer<typeof waiting>

/** Who waits for a time at a business, in the order in which they are asked. */
export function deskWaitingOptions(vendorId: string) {
  return queryOptions({
    queryKey: bookingDeskKeys.waiting(vendorId),
    staleTime: 0,
    queryFn: ({ signal }) => call('vendor_waiting_list', { vendor_id: vendorId }, rows(waiting), signal),
  })
}

/**
 * Who waits for a time at a business.
 *
 * @throws AppError not_your_vendor
 */
export function useDeskWaiting(vendorId: string) {
  return useQuery(deskWaitingOptions(vendorId))
}
