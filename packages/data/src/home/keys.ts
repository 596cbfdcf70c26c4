import type { LatLng } from '@angadi/domain/geo.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import type { DiscoverFilter } from './discover-filter.ts'

/** Query keys of home and of Explore & Discover; keys of translated data end with the user's language. */
export const homeKeys = {
  all: ['home'] as const,
  /** Home of a user, or of guests with null: some banners and promises are for newcomers only. */
  page: (userId: string | null, at: LatLng | undefined, language: Language) =>
    ['home', 'page', userId, at?.lat, at?.lng, { language }] as const,
  partners: (at: LatLng | undefined) => ['home', 'partners', at?.lat, at?.lng] as const,
  discover: (filter: DiscoverFilter, at: LatLng | undefined, language: Language) =>
    ['home', 'discover', filter, at?.lat, at?.lng, { language }] as const,
  filters: ['home', 'filters'] as const,
  collection: (slug: string) => ['home', 'collection', slug] as const,
}
