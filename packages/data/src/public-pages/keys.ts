import type { LatLng } from '@angadi/domain/geo.ts'
import type { Language } from '@angadi/i18n/languages.ts'

/** Query keys of the public pages of towns, categories and vendors; keys of translated data end with the language. */
export const publicPageKeys = {
  region: (slug: string, language: Language) => ['public-pages', 'region', slug, { language }] as const,
  categories: (language: Language) => ['public-pages', 'categories', { language }] as const,
  category: (word: string, language: Language) => ['public-pages', 'category', word, { language }] as const,
  storefront: (vendor: string, language: Language) =>
    ['public-pages', 'storefront', vendor, { language }] as const,
  items: (vendorId: string, section: string | null, search: string, language: Language) =>
    ['public-pages', 'items', vendorId, section, search, { language }] as const,
  wishes: (userId: string | null) => ['public-pages', 'wishes', userId] as const,
  area: (userId: string | null, { lat, lng }: LatLng) => ['public-pages', 'area', userId, lat, lng] as const,
}
