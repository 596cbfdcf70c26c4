import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { diet } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { discoveryKeys } from './keys.ts'
import type { SearchFilter } from './search-filter.ts'
import { vendorKind } from './vendor-kind.ts'

const cursor = z.object({ rank: z.number(), id: z.string() })

const ofVendor = {
  vendor_id: z.string(),
  vendor_slug: z.string(),
  vendor_name: z.string(),
  vendor_kind: vendorKind,
  rating: z.nullable(z.number()),
  ratings_count: z.number(),
  cuisine_names: z.array(z.string()),
  pure_veg: z.boolean(),
  is_open: z.boolean(),
  opens_at: z.nullable(z.string()),
  /** Null without a place. */
  distance_m: z.nullable(z.number()),
  delivers_here: z.nullable(z.boolean()),
  minutes_min: z.nullable(z.number()),
  minutes_max: z.nullable(z.number()),
  /** What the text was taken for, unless it stands in the name. */
  matched: z.nullable(z.string()),
}

const item = z.object({
  kind: z.literal('item'),
  id: z.string(),
  title: z.string(),
  picture: z.nullable(z.string()),
  price_paise: z.number(),
  mrp_paise: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  unit_price: z.nullable(z.object({ paise: z.number(), per: z.string() })),
  brand: z.nullable(z.string()),
  product_id: z.nullable(z.string()),
  diet: z.nullable(diet),
  unavailable_reason: z.nullable(vocabulary(['sold_out', 'not_now'], 'sold_out')),
  is_bestseller: z.boolean(),
  has_options: z.boolean(),
  ...ofVendor,
})

const vendor = z.object({
  kind: z.literal('vendor'),
  id: z.string(),
  title: z.string(),
  picture: z.nullable(z.string()),
  note: z.string(),
  ...ofVendor,
})

const target = z.object({
  kind: vocabulary(['service', 'place', 'other'], 'other'),
  id: z.string(),
  title: z.string(),
  target: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  distance_m: z.nullable(z.number()),
})

const results = z.object({
  counts: z.object({ item: z.number(), vendor: z.number(), service: z.number(), place: z.number() }),
  kinds: rows(z.object({ kind: vendorKind, count: z.number() })),
  meant: z.nullable(z.string()),
  nearest: z.nullable(z.string()),
  // A kind that this build does not know is shown by its title and leads where its target does.
  hits: rows(z.union([item, vendor, target])),
  next_cursor: z.nullable(cursor),
})

/** One page of results, with the counts of all tabs; prices in paise, distances in metres. */
export type SearchResults = z.infer<typeof results>
export type SearchHit = SearchResults['hits'][number]
/** An item that was found, with what is known of its vendor. */
export type ItemHit = Extract<SearchHit, { kind: 'item' }>
export type VendorHit = Extract<SearchHit, { kind: 'vendor' }>
/** A service, a place or something newer than this build that was found, and where it leads. */
export type TargetHit = Extract<SearchHit, { kind: 'service' | 'place' | 'other' }>

const FIRST_PAGE: z.infer<typeof cursor> | undefined = undefined

function filtersOf({ vegOnly, openOnly, kind, mostPaise, leastRating }: SearchFilter) {
  return {
    ...(vegOnly ? { veg: true } : {}),
    ...(openOnly ? { open: true } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(mostPaise === undefined ? {} : { most_price_paise: mostPaise }),
    ...(leastRating === undefined ? {} : { least_rating: leastRating }),
  }
}

/** Results of a search around a place, a page at a time. */
export function searchOptions(filter: SearchFilter, at: LatLng | undefined, language: Language) {
  return infiniteQueryOptions({
    ...STORED_OFFLINE,
    queryKey: discoveryKeys.results(filter, at, language),
    queryFn: ({ pageParam, signal }) =>
      call(
        'search_market',
        {
          query: filter.query,
          language,
          tab: filter.tab,
          sort: filter.sort,
          filters: filtersOf(filter),
          ...(at ? { lat: at.lat, lng: at.lng } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        results,
        signal,
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
}

/** `data.pages` of results; those before stay visible while a changed search loads (`isPlaceholderData`). */
export function useSearch(filter: SearchFilter, at: LatLng | undefined) {
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({
    ...searchOptions(filter, at, language),
    enabled: filter.query !== '',
    placeholderData: keepPreviousData,
  })
}
