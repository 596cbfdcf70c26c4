import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { AppError } from '../errors/app-error.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { startingFromPage } from '../public-pages/page-data.ts'
import { fromAnotherLocation } from './in-another-language.ts'
import { vendorKeys } from './keys.ts'
import { surcharges } from './surcharge.ts'

const vendorPage = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  tagline: z.nullable(z.string()),
  cuisines: z.array(z.string()),
  /** The cuisines in the user's language, in the same order. */
  cuisine_names: z.array(z.string()),
  area: z.string(),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  picture: z.nullable(z.string()),
  rating: z.nullable(z.coerce.number()),
  ratings_count: z.number(),
  pure_veg: z.boolean(),
  cost_for_two_paise: z.nullable(z.number()),
  min_order_paise: z.number(),
  packaging_paise: z.number(),
  prep_minutes: z.number(),
  fssai_number: z.nullable(z.string()),
  region_slug: z.string(),
  is_open: z.boolean(),
  opens_at: z.nullable(z.string()),
  distance_m: z.nullable(z.number()),
  delivers_here: z.nullable(z.boolean()),
  minutes_min: z.nullable(z.number()),
  minutes_max: z.nullable(z.number()),
  delivery_fee_paise: z.nullable(z.number()),
  /** What the fee includes beside the delivery. */
  surcharges,
  hours: z.array(z.object({ weekday: z.number(), opens: z.string(), closes: z.string() })),
})

/** A vendor with everything its page shows, as seen from a location. */
export type VendorPage = z.infer<typeof vendorPage>

/** Vendors open, close and pause: data older than a minute is refetched when it is shown again. */
const FRESH_MS = 60_000

/**
 * One vendor by id or slug, in the user's language.
 *
 * @throws AppError vendor_not_found
 */
export function vendorOptions(ref: string, at: LatLng | undefined, language: Language) {
  return queryOptions({
    ...STORED_OFFLINE,
    // The server knows no location.
    ...(at ? {} : startingFromPage('vendor', ref, language, vendorPage)),
    queryKey: vendorKeys.one(ref, at, language),
    staleTime: FRESH_MS,
    queryFn: async ({ client, signal }) => {
      // A location has more fields than its point; the database function accepts only the point.
      const point = at ? { lat: at.lat, lng: at.lng } : {}
      const [found] = await call(
        'get_vendor',
        { vendor: ref, language, ...point },
        z.array(vendorPage),
        signal,
      )
      if (!found) throw new AppError('vendor_not_found', 'vendor_not_found', false)
      // A page knows it by its slug, a cart by its id.
      const otherRef = ref === found.id ? found.slug : found.id
      client.setQueryData(vendorKeys.one(otherRef, at, language), found)
      return found
    },
  })
}

/** One vendor by id or slug, as seen from a location. */
export function useVendor(ref: string, at: LatLng | undefined) {
  const options = vendorOptions(
    ref,
    at,
    useLanguage((state) => state.language),
  )
  return useQuery({ ...options, placeholderData: fromAnotherLocation(options.queryKey) })
}
