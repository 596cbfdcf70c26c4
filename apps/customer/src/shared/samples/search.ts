import type { Suggestion } from '@angadi/data/discovery/for-you.ts'
import type { ItemHit, SearchResults, TargetHit, VendorHit } from '@angadi/data/discovery/search-market.ts'
import type { Completion } from '@angadi/data/discovery/suggest.ts'

/** A suggestion while typing, for stories and tests. */
export function sampleCompletion(changes: Partial<Completion> = {}): Completion {
  return {
    kind: 'item',
    title: 'Chicken Biryani',
    note: 'Deg & Dastarkhwan',
    picture: null,
    target: null,
    vendor_slug: 'deg-and-dastarkhwan',
    vendor_kind: 'food',
    vendors: 6,
    matched: null,
    place_lat: null,
    place_lng: null,
    ...changes,
  }
}

/** Suggestions of every kind. */
export const sampleCompletions: readonly Completion[] = [
  sampleCompletion(),
  sampleCompletion({ title: 'Bisi Bele Bath', vendors: 1, note: 'Kaveri Benne Dosa' }),
  sampleCompletion({
    kind: 'vendor',
    title: 'Midnight Matka Biryani',
    note: 'Miyapur',
    vendor_slug: 'midnight-matka',
    vendors: 1,
  }),
  sampleCompletion({
    kind: 'service',
    title: 'Bill payments',
    note: null,
    target: 'category/bill-payments',
    vendor_slug: null,
    vendor_kind: null,
    matched: 'electricity bill',
  }),
  sampleCompletion({
    kind: 'place',
    title: 'Bidar',
    note: null,
    target: 'region/bidar',
    vendor_slug: null,
    vendor_kind: null,
    place_lat: 17.91,
    place_lng: 77.52,
  }),
]

const ofVendor = {
  vendor_id: 'vendor',
  vendor_slug: 'deg-and-dastarkhwan',
  vendor_name: 'Deg & Dastarkhwan',
  vendor_kind: 'food',
  rating: 4.4,
  ratings_count: 812,
  cuisine_names: ['Hyderabadi', 'Biryani'],
  pure_veg: false,
  is_open: true,
  opens_at: null,
  distance_m: 2400,
  delivers_here: true,
  minutes_min: 28,
  minutes_max: 38,
  matched: null,
} as const

/** An item that was found, for stories and tests. */
export function sampleItemHit(changes: Partial<ItemHit> = {}): ItemHit {
  return {
    ...ofVendor,
    cuisine_names: [...ofVendor.cuisine_names],
    kind: 'item',
    id: 'biryani',
    title: 'Hyderabadi Chicken Dum Biryani',
    picture: null,
    price_paise: 29_900,
    mrp_paise: null,
    unit: null,
    unit_price: null,
    brand: null,
    product_id: null,
    diet: 'non_veg',
    unavailable_reason: null,
    is_bestseller: true,
    has_options: false,
    ...changes,
  }
}

/** A vendor that was found, for stories and tests. */
export function sampleVendorHit(changes: Partial<VendorHit> = {}): VendorHit {
  return {
    ...ofVendor,
    cuisine_names: [...ofVendor.cuisine_names],
    kind: 'vendor',
    id: 'vendor',
    title: 'Deg & Dastarkhwan',
    picture: null,
    note: 'Banjara Hills',
    ...changes,
  }
}

/** A place that was found, for stories and tests. */
export const samplePlaceHit: TargetHit = {
  kind: 'place',
  id: 'madhapur',
  title: 'Madhapur',
  target: 'area/hyderabad/Madhapur',
  lat: 17.4483,
  lng: 78.3915,
  distance_m: 1200,
}

/** A page of results, for stories and tests. */
export function sampleResults(changes: Partial<SearchResults> = {}): SearchResults {
  return {
    counts: { item: 3, vendor: 2, service: 0, place: 1 },
    kinds: [
      { kind: 'food', count: 2 },
      { kind: 'grocery', count: 1 },
    ],
    meant: null,
    nearest: null,
    hits: [
      sampleItemHit(),
      sampleItemHit({
        id: 'rice',
        title: 'Sona Masuri Rice',
        vendor_name: 'Ratnadeep Fresh',
        vendor_slug: 'ratnadeep',
        vendor_kind: 'grocery',
        price_paise: 32_000,
        mrp_paise: 36_000,
        unit: '5 kg',
        unit_price: { paise: 6400, per: 'kg' },
        diet: null,
        matched: 'biyyam',
      }),
      sampleItemHit({
        id: 'closed',
        title: 'Egg Dum Biryani',
        diet: 'egg',
        is_open: false,
        opens_at: '2026-11-23T05:30:00Z',
      }),
    ],
    next_cursor: null,
    ...changes,
  }
}

/** A suggested item, for stories and tests. */
export function sampleSuggestion(changes: Partial<Suggestion> = {}): Suggestion {
  return {
    item_id: 'biryani',
    product_id: null,
    item_name: 'Hyderabadi Chicken Dum Biryani',
    price_paise: 29_900,
    mrp_paise: null,
    unit: null,
    diet: 'non_veg',
    picture: null,
    has_options: false,
    vendor_id: 'vendor',
    vendor_slug: 'deg-and-dastarkhwan',
    vendor_name: 'Deg & Dastarkhwan',
    vendor_kind: 'food',
    rating: 4.4,
    ratings_count: 812,
    distance_m: 2400,
    minutes_min: 28,
    minutes_max: 38,
    reason: { code: 'ordered_before', times: 3, last_at: '2026-11-20T13:00:00Z' },
    ...changes,
  }
}

/** Suggestions with every reason. */
export const sampleSuggestions: readonly Suggestion[] = [
  sampleSuggestion(),
  sampleSuggestion({
    item_id: 'raita',
    item_name: 'Raita',
    reason: { code: 'often_with', name: 'Chicken Biryani' },
  }),
  sampleSuggestion({
    item_id: 'chai',
    item_name: 'Irani Chai',
    reason: { code: 'at_this_hour', part: 'snacks', orders: 9 },
  }),
  sampleSuggestion({
    item_id: 'puff',
    item_name: 'Egg Puff',
    reason: { code: 'popular_nearby', orders: 12 },
  }),
  sampleSuggestion({ item_id: 'bun', item_name: 'Bun Maska', reason: { code: 'bestseller' } }),
]
