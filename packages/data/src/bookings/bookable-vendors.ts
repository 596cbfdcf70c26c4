import type { LatLng } from '@angadi/domain/geo.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { type BookableFilter, bookingKeys } from './keys.ts'

const cursor = z.object({ rank: z.number(), id: z.string() })
const FIRST_PAGE: z.infer<typeof cursor> | undefined = undefined
const PAGE_SIZE = 10
/** The next free time is somebody else's a minute later. */
const FRESH_MS = 60_000

const bookableVendor = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  tagline: z.nullable(z.string()),
  area: z.string(),
  picture: z.nullable(z.string()),
  rating: z.nullable(z.coerce.number()),
  ratings_count: z.number(),
  distance_m: z.number(),
  /** Three of `services_count` that match. */
  services: z.array(z.string()),
  services_count: z.number(),
  from_paise: z.number(),
  /** When the cheapest of them can be booked; null for not within a week. */
  next_free_at: z.nullable(z.string()),
  next_cursor: cursor,
})
/** Whoever can be booked near a place; distance in metres, price in paise. */
export type BookableVendor = z.infer<typeof bookableVendor>

/** Who can be booked by a trade near a place, a page at a time. */
export function bookableVendorsOptions(filter: BookableFilter, at: LatLng) {
  return infiniteQueryOptions({
    queryKey: bookingKeys.vendors(filter, at),
    staleTime: FRESH_MS,
    queryFn: ({ pageParam, signal }) =>
      call(
        'bookable_vendors',
        {
          trade: filter.trade,
          lat: at.lat,
          lng: at.lng,
          sort: filter.sort ?? 'nearest',
          page_size: PAGE_SIZE,
          ...(filter.search ? { search: filter.search } : {}),
          ...(filter.section ? { section: filter.section } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        rows(bookableVendor),
        signal,
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.next_cursor),
  })
}

/** Who can be booked near a place; with another filter the old list stays until the new one is here. */
export function useBookableVendors(filter: BookableFilter, at: LatLng) {
  return useInfiniteQuery({ ...bookableVendorsOptions(filter, at), placeholderData: keepPreviousData })
}
