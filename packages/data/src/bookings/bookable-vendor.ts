import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { rows } from '../vocabulary.ts'
import { GENDERS } from './gender.ts'
import { bookingKeys } from './keys.ts'

const FRESH_MS = 60_000

const service = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  section: z.nullable(z.string()),
  minutes: z.number(),
  /** How many people do it together. */
  people: z.number(),
  price_paise: z.number(),
  /** What the dearest person asks. */
  to_paise: z.number(),
  /** How long what was done badly is done again for nothing. */
  warranty_days: z.optional(z.number()),
  /** A visit whose price is set against the work that is approved on it. */
  sets_off: z.optional(z.boolean()),
  /** Who does it, and at which price. */
  resources: z.array(z.object({ id: z.string(), price_paise: z.number() })),
})
const person = z.object({
  id: z.string(),
  name: z.string(),
  /** What the vendor says, for those who want to be served by a woman or a man. */
  gender: z._default(z.nullable(z.enum(GENDERS)), null),
  /** What customers give them; null before the first. */
  rating: z._default(z.nullable(z.number()), null),
  ratings_count: z._default(z.number(), 0),
})
const terms = z.object({
  confirms_itself: z.boolean(),
  /** What is paid with the booking, in hundredths of a percent. */
  deposit_bp: z.number(),
  deposit_for_new_only: z.boolean(),
  horizon_days: z.number(),
  cancelling: z.array(
    z.object({
      minutes_before: z.number(),
      charge_bp: z.number(),
      max_charge_paise: z.nullable(z.number()),
    }),
  ),
})
const bookablePage = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: vendorKind,
  tagline: z.nullable(z.string()),
  area: z.string(),
  address: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  picture: z.nullable(z.string()),
  rating: z.nullable(z.coerce.number()),
  ratings_count: z.number(),
  services: rows(service),
  people: rows(person),
  /** When somebody is there today. */
  today: z.array(z.object({ opens_at: z.string(), closes_at: z.string() })),
  terms,
})

/** A vendor at which a trade is booked, with everything its page shows; prices in paise. */
export type BookablePage = z.infer<typeof bookablePage>
export type OfferedService = z.infer<typeof service>
export type OfferedPerson = z.infer<typeof person>
export type BookingTerms = z.infer<typeof terms>

/**
 * A vendor by slug or id, as a trade is booked there.
 *
 * @throws AppError vendor_not_found
 */
export function bookableVendorOptions(ref: string, trade: string) {
  return queryOptions({
    queryKey: bookingKeys.vendor(ref, trade),
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => call('bookable_vendor', { vendor: ref, trade }, bookablePage, signal),
  })
}

/** A vendor by slug or id, as a trade is booked there. */
export function useBookableVendor(ref: string, trade: string) {
  return useQuery(bookableVendorOptions(ref, trade))
}
