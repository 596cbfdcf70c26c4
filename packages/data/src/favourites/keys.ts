import type { Language } from '@angadi/i18n/languages.ts'
import { shoppingKeys } from '../shopping/keys.ts'
import { vendorKeys } from '../vendors/keys.ts'

/** Which items a list of favourites is of: products of shops, or dishes and groceries. */
export type FavouriteItemsOf = 'items' | 'products'

/** Query keys of favourites, below those of the wishes and saved vendors, so that saving or removing one refetches them. */
export const favouriteKeys = {
  items: (userId: string | null, of: FavouriteItemsOf, language: Language) =>
    [...shoppingKeys.wishlist(userId), of, { language }] as const,
  vendors: (userId: string | null) => [...vendorKeys.favourites(userId), 'pages'] as const,
}
