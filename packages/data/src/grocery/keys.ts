import type { LatLng } from '@angadi/domain/geo.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import type { AdminGroceryFilter } from './admin-filter.ts'
import type { StoresFilter } from './stores-filter.ts'

/** Query keys of stores, what they sell and how it is picked; keys of translated data end with the user's language. */
export const groceryKeys = {
  categoryPictures: ['grocery', 'category-pictures'] as const,
  near: (filter: StoresFilter, language: Language) => ['grocery', 'near', filter, { language }] as const,
  store: (ref: string, at: LatLng | undefined, language: Language) =>
    ['grocery', 'store', ref, at?.lat, at?.lng, { language }] as const,
  items: (storeId: string, aisle: string | undefined, search: string, language: Language) =>
    ['grocery', 'items', storeId, aisle, search, { language }] as const,
  search: (query: string, at: LatLng, language: Language) =>
    ['grocery', 'search', query, at.lat, at.lng, { language }] as const,
  bought: (userId: string | null, at: LatLng, language: Language) =>
    ['grocery', 'bought', userId, at.lat, at.lng, { language }] as const,
  substitutes: (itemId: string, search: string, language: Language) =>
    ['grocery', 'substitutes', itemId, search, { language }] as const,
  choices: (userId: string | null) => ['grocery', 'choices', userId] as const,
  /** Every view of the picking of one order. */
  pickingOf: (orderId: string) => ['grocery', 'picking', orderId] as const,
  picking: (orderId: string, viewer: 'store' | 'admin', language: Language) =>
    ['grocery', 'picking', orderId, viewer, { language }] as const,
  adminOrders: (filter: AdminGroceryFilter) => ['grocery', 'admin-orders', filter] as const,
}
