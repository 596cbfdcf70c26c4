import type { LatLng } from '@angadi/domain/geo.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { bookingKeys } from './keys.ts'

const cursor = z.object({ rank: z.number(), id: z.string() })
const FIRST_PAGE: z.infer<typeof cursor> | undefined = undefined
const PAGE_SIZE = 10
const FRESH_MS = 60_000

const bookablePerson = z.object({
  id: z.string(),
  name: z.string(),
  vendor_slug: z.string(),
  vendor_name: z.string(),
  area: z.string(),
  /** The rating of the vendor. */
  rating: z.nullable(z.coerce.number()),
  ratings_count: z.number(),
  /** What customers give the person. */
  own_rating: z._default(z.nullable(z.coerce.number()), null),
  own_ratings_count: z._default(z.number(), 0),
  distance_m: z.number(),
  services: z.array(z.string()),
  services_count: z.number(),
  from_paise: z.number(),
  next_free_at: z.nullable(z.string()),
  next_cursor: cursor,
})
/** A person who can be booked, with the vendor they work at. */
export type BookablePerson = z.infer<typeof bookablePerson>

/** The people who can be booked by a trade near a place, a page at a time. */
export function bookablePeopleOptions(trade: string, search: string, at: LatLng) {
  return infiniteQueryOptions({
    queryKey: bookingKeys.people(trade, search, at),
    staleTime: FRESH_MS,
    queryFn: ({ pageParam, signal }) =>
      call(
        'bookable_people',
        {
          trade,
          lat: at.lat,
          lng: at.lng,
          page_size: PAGE_SIZE,
          ...(search ? { search } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        rows(bookablePerson),
        signal,
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.next_cursor),
  })
}

/** The people who can be booked near a place, the nearest first. */
export function useBookablePeople(trade: string, search: string, at: LatLng) {
  return useInfiniteQuery({ ...bookablePeopleOptions(trade, search, at), placeholderData: keepPreviousData })
}
