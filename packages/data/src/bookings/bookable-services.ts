import type { LatLng } from '@angadi/domain/geo.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { bookingKeys } from './keys.ts'

const FRESH_MS = 5 * 60_000

const bookableService = z.object({
  /** The section under which it is listed; empty where it stands in none. */
  section: z.string(),
  name: z.string(),
  vendors_count: z.number(),
  from_paise: z.number(),
  to_paise: z.number(),
  from_minutes: z.number(),
  to_minutes: z.number(),
})
/** A service that can be booked near a place, with the span of prices in paise. */
export type BookableService = z.infer<typeof bookableService>

/** What can be booked by a trade near a place, by section. */
export function bookableServicesOptions(trade: string, search: string, at: LatLng) {
  return queryOptions({
    queryKey: bookingKeys.services(trade, search, at),
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      call(
        'bookable_services',
        { trade, lat: at.lat, lng: at.lng, ...(search ? { search } : {}) },
        rows(bookableService),
        signal,
      ),
  })
}

/** What can be booked by a trade near a place, by section. */
export function useBookableServices(trade: string, search: string, at: LatLng) {
  return useQuery({ ...bookableServicesOptions(trade, search, at), placeholderData: keepPreviousData })
}
