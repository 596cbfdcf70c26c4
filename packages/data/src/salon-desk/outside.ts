import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { salonDeskKeys } from './keys.ts'

const outside = z.object({
  booking_id: z.string(),
  order_id: z.nullable(z.string()),
  order_number: z.nullable(z.string()),
  starts_at: z.string(),
  customer_name: z.nullable(z.string()),
  resource_id: z.string(),
  resource_name: z.string(),
  service_name: z.string(),
  /** Switched off, blocked, away, or in a break. */
  reason: vocabulary(['off', 'blocked', 'away', 'break'], 'away'),
})
/** A part of a booking whose person or room is not there then. */
export type OutsideHours = z.infer<typeof outside>

/** Coming bookings that stand outside of the hours as they are now. */
export function outsideHoursOptions(vendorId: string) {
  return queryOptions({
    queryKey: salonDeskKeys.outside(vendorId),
    staleTime: 0,
    queryFn: ({ signal }) => call('bookings_outside_hours', { vendor_id: vendorId }, rows(outside), signal),
  })
}

/** Coming bookings that stand outside of the hours as they are now; asked where the reader may know. */
export function useOutsideHours(vendorId: string, isAllowed: boolean) {
  return useQuery({ ...outsideHoursOptions(vendorId), enabled: isAllowed })
}
