import type { LatLng } from '@angadi/domain/geo.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import type { SearchFilter } from './search-filter.ts'

/** Query keys of search and suggestions; keys of translated data end with the user's language. */
export const discoveryKeys = {
  /** Suggestions for a user, or for guests with null. */
  forYou: (userId: string | null, at: LatLng | undefined, language: Language) =>
    ['discovery', 'for-you', userId, at?.lat, at?.lng, { language }] as const,
  /** All suggestions for a user, whatever the place and the language. */
  forYouOf: (userId: string | null) => ['discovery', 'for-you', userId] as const,
  /** What a user wants to see less of. */
  less: (userId: string | null, language: Language) => ['discovery', 'less', userId, { language }] as const,
  lessOf: (userId: string | null) => ['discovery', 'less', userId] as const,
  completions: (text: string, at: LatLng | undefined, language: Language) =>
    ['discovery', 'completions', text, at?.lat, at?.lng, { language }] as const,
  results: (filter: SearchFilter, at: LatLng | undefined, language: Language) =>
    ['discovery', 'results', filter, at?.lat, at?.lng, { language }] as const,
  personal: (userId: string | null) => ['discovery', 'personal', userId] as const,
}
