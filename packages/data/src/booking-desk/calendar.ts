import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { deskBooking } from './booking.ts'
import { bookingDeskKeys } from './keys.ts'

const span = z.tuple([z.string(), z.string()])

const deskResource = z.object({
  resource_id: z.string(),
  kind: vocabulary(['person', 'room', 'pool'], 'room'),
  name: z.string(),
  there: z.array(span),
  breaks: z.array(span),
  blocks: z.array(
    z.object({ id: z.string(), starts_at: z.string(), ends_at: z.string(), note: z.nullable(z.string()) }),
  ),
})
/** A person, room or pool of a business, with the hours, breaks and blocked time of some days. */
export type DeskResource = z.infer<typeof deskResource>

/** The bookings of some days; of those before, what runs into them. */
export function calendarOptions(vendorId: string, from: string, days: number) {
  return queryOptions({
    queryKey: bookingDeskKeys.calendar(vendorId, from, days),
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call('vendor_calendar', { vendor_id: vendorId, from_day: from, days }, rows(deskBooking), signal),
  })
}

/** A business's bookings of some days, in order of their start. */
export function useCalendar(vendorId: string, from: string, days: number) {
  return useQuery(calendarOptions(vendorId, from, days))
}

/** Who and what a business has on some days, people first. */
export function useDeskDays(vendorId: string, from: string, days: number) {
  return useQuery({
    queryKey: bookingDeskKeys.days(vendorId, from, days),
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call('desk_days', { vendor_id: vendorId, from_day: from, days }, rows(deskResource), signal),
  })
}
