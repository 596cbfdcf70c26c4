import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { rows } from '../vocabulary.ts'
import { cardOffer } from './card-offer.ts'
import { vendorKeys } from './keys.ts'
import type { NearbyFilter } from './nearby-filter.ts'
import { surcharges } from './surcharge.ts'

const cursor = z.object({ rank: z.number(), id: z.string() })

const nearbyVendor = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  tagline: z.nullable(z.string()),
  cuisines: z.array(z.string()),
  /** The cuisines in the user's language, in the same order. */
  cuisine_names: z.array(z.string()),
  area: z.string(),
  picture: z.nullable(z.string()),
  rating: z.nullable(z.coerce.number()),
  ratings_count: z.number(),
  pure_veg: z.boolean(),
  cost_for_two_paise: z.nullable(z.number()),
  min_order_paise: z.number(),
  distance_m: z.number(),
  is_open: z.boolean(),
  opens_at: z.nullable(z.string()),
  minutes_min: z.number(),
  minutes_max: z.number(),
  delivery_fee_paise: z.number(),
  /** What the fee includes beside the delivery. */
  surcharges,
  offer: z.nullish(cardOffer),
  next_cursor: cursor,
})

/** A vendor that delivers to the requested location; distance in metres, fee in paise. */
export type NearbyVendor = z.infer<typeof nearbyVendor>

const PAGE_SIZE = 20
const FIRST_PAGE: z.infer<typeof cursor> | undefined = undefined

/** Vendors around a location in the user's language, a page at a time. */
export function nearbyOptions(filter: NearbyFilter, language: Language) {
  return infiniteQueryOptions({
    ...STORED_OFFLINE,
    queryKey: vendorKeys.nearby(filter, language),
    queryFn: ({ pageParam, signal }) =>
      call(
        'vendors_near',
        {
          kind: filter.kind,
          lat: filter.lat,
          lng: filter.lng,
          sort: filter.sort,
          page_size: PAGE_SIZE,
          language,
          veg_only: filter.vegOnly ?? false,
          open_only: filter.openOnly ?? false,
          ...(filter.search ? { search: filter.search } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        rows(nearbyVendor),
        signal,
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.next_cursor),
  })
}

/**
 * `data.pages` of vendors, open ones first; `fetchNextPage` at the end of the list. With another filter, the old list
 * stays visible until the new one arrives (`isPlaceholderData`).
 */
export function useNearby(filter: NearbyFilter) {
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({ ...nearbyOptions(filter, language), placeholderData: keepPreviousData })
}
