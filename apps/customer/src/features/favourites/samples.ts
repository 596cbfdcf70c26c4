import type { FavouriteItem } from '@angadi/data/favourites/favourite-items.ts'
import type { SavedVendor } from '@angadi/data/favourites/favourite-vendors.ts'

/** A saved vendor, for stories and tests. */
export function sampleSavedVendor(changes: Partial<SavedVendor['vendor']> = {}): SavedVendor {
  const vendor = {
    id: 'vendor',
    slug: 'deg-and-dastarkhwan',
    name: 'Deg & Dastarkhwan',
    kind: 'food' as const,
    area: 'Madhapur',
    picture: null,
    rating: 4.4,
    ratings_count: 812,
    is_active: true,
    is_open: true,
    opens_at: null,
    ...changes,
  }
  return { wish_id: vendor.id, created_at: '2026-11-22T10:00:00Z', vendor }
}

/** A saved dish that is cheaper than when it was saved, for stories and tests. */
export function sampleFavouriteItem(changes: Partial<FavouriteItem['item']> = {}): FavouriteItem {
  const item = {
    id: 'biryani',
    kind: 'food' as const,
    name: 'Hyderabadi chicken dum biryani',
    original_name: 'Hyderabadi chicken dum biryani',
    price_paise: 32_000,
    mrp_paise: null,
    unit: null,
    diet: 'non_veg' as const,
    picture: null,
    is_bestseller: true,
    has_options: false,
    vendor_id: 'vendor',
    vendor_slug: 'deg-and-dastarkhwan',
    vendor_name: 'Deg & Dastarkhwan',
    rating: 4.4,
    ratings_count: 812,
    distance_m: null,
    minutes: null,
    is_open: true,
    unavailable: null,
    ...changes,
  }
  return { wish_id: item.id, created_at: '2026-11-22T10:00:00Z', saved_paise: 35_000, item }
}
