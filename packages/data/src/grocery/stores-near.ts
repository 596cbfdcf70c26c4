import { DEPARTMENTS } from '@angadi/domain/grocery/departments.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { cardOffer } from '../vendors/card-offer.ts'
import { surcharges } from '../vendors/surcharge.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { groceryKeys } from './keys.ts'
import { product } from './product.ts'
import type { StoresFilter } from './stores-filter.ts'

const cursor = z.object({ rank: z.number(), id: z.string() })

const nearbyStore = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  tagline: z.nullable(z.string()),
  area: z.string(),
  picture: z.nullable(z.string()),
  rating: z.nullable(z.coerce.number()),
  ratings_count: z.number(),
  min_order_paise: z.number(),
  distance_m: z.number(),
  is_open: z.boolean(),
  opens_at: z.nullable(z.string()),
  minutes_min: z.number(),
  minutes_max: z.number(),
  delivery_fee_paise: z.number(),
  surcharges,
  offer: z.nullish(cardOffer),
  departments: z.array(vocabulary(DEPARTMENTS, 'grocery')),
  /** Whether it comes within `express_minutes`. */
  is_express: z.boolean(),
  /** Some of what it sells, bestsellers first. */
  picks: rows(product),
})
/** A store that delivers to the requested location; distance in metres, fee in paise. */
export type NearbyStore = z.infer<typeof nearbyStore>

const page = z.object({
  stores: rows(nearbyStore),
  express_minutes: z.number(),
  next_cursor: z.nullable(cursor),
})
/** A page of stores. */
export type StoresPage = z.infer<typeof page>

const FIRST_PAGE: z.infer<typeof cursor> | undefined = undefined

/** Stores around a location in the user's language, open ones first, a page at a time. */
export function storesNearOptions(filter: StoresFilter, language: Language) {
  return infiniteQueryOptions({
    ...STORED_OFFLINE,
    queryKey: groceryKeys.near(filter, language),
    queryFn: ({ pageParam, signal }) =>
      call(
        'grocery_near',
        {
          lat: filter.lat,
          lng: filter.lng,
          language,
          ...(filter.department ? { department: filter.department } : {}),
          ...(filter.category ? { category: filter.category } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        page,
        signal,
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next_cursor: next }: StoresPage) => next ?? undefined,
  })
}

/** Stores around a location; with another filter, the old list stays visible until the new one arrives. */
export function useStoresNear(filter: StoresFilter) {
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({ ...storesNearOptions(filter, language), placeholderData: keepPreviousData })
}
