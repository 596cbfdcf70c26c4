import type { LatLng } from '@angadi/domain/geo.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import type { NearbyFilter } from './nearby-filter.ts'

/** Query keys of everything about vendors and what they sell; keys of translated data end with the user's language. */
export const vendorKeys = {
  all: ['vendors'] as const,
  nearby: (filter: NearbyFilter, language: Language) => ['vendors', 'nearby', filter, { language }] as const,
  cuisines: ({ lat, lng }: LatLng, language: Language) =>
    ['vendors', 'cuisines', lat, lng, { language }] as const,
  one: (ref: string, at: LatLng | undefined, language: Language) =>
    ['vendors', 'one', ref, at?.lat, at?.lng, { language }] as const,
  /** A menu as its vendor wrote it, and the prefix of the keys of its translations. */
  menu: (vendorId: string) => ['vendors', 'menu', vendorId] as const,
  menuIn: (vendorId: string, language: Language) => ['vendors', 'menu', vendorId, { language }] as const,
  favourites: (userId: string | null) => ['vendors', 'favourites', userId] as const,
  allOffers: ['vendors', 'offers'] as const,
  /** For whom: an offer for a first order ends with it. */
  offers: (userId: string | null) => ['vendors', 'offers', userId] as const,
  dishes: (query: string, at: LatLng, language: Language) =>
    ['vendors', 'dishes', query, at.lat, at.lng, { language }] as const,
}
