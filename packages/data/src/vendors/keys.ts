import type { LatLng } from '@angadi/domain/geo.ts'
import type { NearbyFilter } from './nearby-filter.ts'

/** Query keys of everything about vendors and what they sell. */
export const vendorKeys = {
  all: ['vendors'] as const,
  nearby: (filter: NearbyFilter) => ['vendors', 'nearby', filter] as const,
  one: (ref: string, at: LatLng | undefined) => ['vendors', 'one', ref, at?.lat, at?.lng] as const,
  menu: (vendorId: string) => ['vendors', 'menu', vendorId] as const,
  reviews: (vendorId: string) => ['vendors', 'reviews', vendorId] as const,
  favourites: (userId: string | null) => ['vendors', 'favourites', userId] as const,
  offers: ['vendors', 'offers'] as const,
  dishes: (query: string, at: LatLng) => ['vendors', 'dishes', query, at.lat, at.lng] as const,
}
