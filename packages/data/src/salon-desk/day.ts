import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { salonDeskKeys } from './keys.ts'

const visit = {
  id: z.string(),
  order_id: z.nullable(z.string()),
  order_number: z.nullable(z.string()),
  starts_at: z.string(),
  ends_at: z.string(),
  customer_name: z.nullable(z.string()),
  steps: z.array(
    z.object({
      name: z.string(),
      people: z.nullable(z.array(z.object({ id: z.string(), name: z.string() }))),
    }),
  ),
}
const request = z.object({ ...visit, accept_by: z.nullable(z.string()) })
/** A booking that waits for an answer. */
export type BookingRequest = z.infer<typeof request>

const next = z.object(visit)
/** A visit of today. */
export type NextVisit = z.infer<typeof next>

const day = z.object({
  server_now: z.string(),
  next: rows(next),
  /** How many visits today has. */
  today: z.number(),
  /** The most urgent first. */
  requests: rows(request),
  /** How long everybody is there today, and what of it is still free. */
  capacity: rows(
    z.object({ id: z.string(), name: z.string(), open_minutes: z.number(), free_minutes: z.number() }),
  ),
  /** Amounts in paise of today's visits; null for whoever may not see them. */
  money: z.nullable(
    z.object({ booked_paise: z.number(), done_paise: z.number(), to_collect_paise: z.number() }),
  ),
  /** Coming bookings outside of hours. */
  outside: z.number(),
  /** What is set up; bank is null for whoever may not see the money. */
  setup: z.object({
    services: z.boolean(),
    people: z.boolean(),
    hours: z.boolean(),
    opening: z.boolean(),
    terms: z.boolean(),
    photo: z.boolean(),
    bank: z.nullable(z.boolean()),
  }),
})
/** The day of whoever sells time. */
export type BookingDay = z.infer<typeof day>

/** The day of whoever sells time; asked again every minute, as time passes. */
export function bookingDayOptions(vendorId: string) {
  return queryOptions({
    queryKey: salonDeskKeys.day(vendorId),
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: ({ signal }) => call('booking_day', { vendor_id: vendorId }, day, signal),
  })
}

/** The day of whoever sells time. */
export function useBookingDay(vendorId: string) {
  return useQuery(bookingDayOptions(vendorId))
}
