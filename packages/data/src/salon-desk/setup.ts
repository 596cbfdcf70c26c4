import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { GENDERS } from '../bookings/gender.ts'
import { call } from '../client/call.ts'
import { translations } from '../translated.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { salonDeskKeys } from './keys.ts'

const dayHours = { opens: z.string(), closes: z.string(), is_break: z.boolean() }

const resource = z.object({
  id: z.string(),
  kind: vocabulary(['person', 'room', 'pool'], 'room'),
  name: z.string(),
  /** How many at the same moment: more than one of a pool alone. */
  capacity: z.number(),
  /** The most bookings that begin on one day; null for any number. */
  per_day: z.nullable(z.number()),
  gender: z._default(z.nullable(z.enum(GENDERS)), null),
  is_active: z.boolean(),
  /** Whose account a person is, and whether they still work here; null where nobody said. */
  account: z.nullable(
    z.object({ user_id: z.string(), name: z.nullable(z.string()), works_here: z.boolean() }),
  ),
  /** The present hours and those that begin later; none for what is always there. */
  weeks: z.array(
    z.object({
      valid_from: z.string(),
      hours: z.array(z.object({ weekday: z.number(), ...dayHours })),
    }),
  ),
  /** Days to come with hours of their own; none of them: away. */
  days: z.array(z.object({ day: z.string(), hours: z.array(z.object(dayHours)) })),
  blocks: z.array(
    z.object({ id: z.string(), starts_at: z.string(), ends_at: z.string(), note: z.nullable(z.string()) }),
  ),
})
/** A person, a room or a pool that can be booked. */
export type Resource = z.infer<typeof resource>

const service = z.object({
  id: z.string(),
  name: z.string(),
  name_translations: translations,
  description: z.nullable(z.string()),
  preparation: z.nullable(z.string()),
  section: z.nullable(z.string()),
  /** Work, gap, work. */
  minutes: z.array(z.number()),
  before_minutes: z.number(),
  after_minutes: z.number(),
  people: z.number(),
  price_paise: z.number(),
  trade: z.string(),
  type: z.nullable(z.string()),
  warranty_days: z.number(),
  sets_off: z.boolean(),
  is_active: z.boolean(),
  resources: z.array(z.object({ id: z.string(), need: z.number(), price_paise: z.nullable(z.number()) })),
})
/** A service as its vendor's people see it; amounts in paise. */
export type DeskService = z.infer<typeof service>

const terms = z.object({
  step_minutes: z.number(),
  from_opening: z.boolean(),
  notice_minutes: z.number(),
  horizon_days: z.number(),
  confirms_itself: z.boolean(),
  deposit_bp: z.number(),
  deposit_for_new_only: z.boolean(),
})
/** By which terms a vendor is booked; shares in basis points. */
export type BookingTerms = z.infer<typeof terms>

const step = z.object({ minutes_before: z.number(), charge_bp: z.number() })

const setup = z.object({
  /** The present day in India. */
  today: z.string(),
  /** What it is booked in; at_home where its people come to the customer. */
  trades: z.array(z.object({ trade: z.string(), at_home: z.boolean() })),
  resources: rows(resource),
  services: rows(service),
  /** Null before they were set: the usual ones hold. */
  terms: z.nullable(terms),
  /** What late cancelling costs; own is null where the usual steps hold. */
  cancelling: z.object({ own: z.nullable(z.array(step)), usual: z.array(step) }),
})
/** What a vendor that sells time has set up. */
export type BookingSetup = z.infer<typeof setup>

/** What a vendor that sells time has set up. */
export function bookingSetupOptions(vendorId: string) {
  return queryOptions({
    queryKey: salonDeskKeys.setup(vendorId),
    staleTime: 0,
    queryFn: ({ signal }) => call('booking_setup', { vendor_id: vendorId }, setup, signal),
  })
}

/** What a vendor that sells time has set up. */
export function useBookingSetup(vendorId: string) {
  return useQuery(bookingSetupOptions(vendorId))
}
