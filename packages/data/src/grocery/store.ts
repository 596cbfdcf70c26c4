import type { LatLng } from '@angadi/domain/geo.ts'
import { DEPARTMENTS } from '@angadi/domain/grocery/departments.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { fromAnotherLocation } from '../vendors/in-another-language.ts'
import { surcharges } from '../vendors/surcharge.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { groceryKeys } from './keys.ts'

const aisle = z.object({
  aisle: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  count: z.number(),
})
/** An aisle of a store: how the store calls it, its name in the user's language, and how many products it has. */
export type Aisle = z.infer<typeof aisle>

const store = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  tagline: z.nullable(z.string()),
  area: z.string(),
  address: z.string(),
  picture: z.nullable(z.string()),
  rating: z.nullable(z.coerce.number()),
  ratings_count: z.number(),
  min_order_paise: z.number(),
  fssai_number: z.nullable(z.string()),
  is_open: z.boolean(),
  opens_at: z.nullable(z.string()),
  distance_m: z.nullable(z.number()),
  delivers_here: z.nullable(z.boolean()),
  minutes_min: z.nullable(z.number()),
  minutes_max: z.nullable(z.number()),
  delivery_fee_paise: z.nullable(z.number()),
  surcharges,
  departments: z.array(vocabulary(DEPARTMENTS, 'grocery')),
  is_express: z.boolean(),
  express_minutes: z.number(),
  aisles: rows(aisle),
})
/** A store with its aisles, as seen from a location; distance in metres, fees in paise. */
export type StorePage = z.infer<typeof store>

/** Stores open, close and pause: data older than a minute is refetched when it is shown again. */
const FRESH_MS = 60_000

/**
 * One store by id or slug, in the user's language.
 *
 * @throws AppError vendor_not_found
 */
export function storeOptions(ref: string, at: LatLng | undefined, language: Language) {
  return queryOptions({
    ...STORED_OFFLINE,
    queryKey: groceryKeys.store(ref, at, language),
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      call(
        'grocery_store',
        // A location has more fields than its point; the database function accepts only the point.
        { store: ref, language, ...(at ? { lat: at.lat, lng: at.lng } : {}) },
        store,
        signal,
      ),
  })
}

/** One store by id or slug, as seen from a location. */
export function useStore(ref: string, at: LatLng | undefined) {
  const options = storeOptions(
    ref,
    at,
    useLanguage((state) => state.language),
  )
  return useQuery({ ...options, placeholderData: fromAnotherLocation(options.queryKey) })
}
