import type { Cuisine } from '@angadi/data/vendors/cuisines.ts'
import type { FoundDish } from '@angadi/data/vendors/dishes.ts'
import type { Favourite } from '@angadi/data/vendors/favourites.ts'
import type { Menu, MenuItem } from '@angadi/data/vendors/menu.ts'
import type { NearbyVendor } from '@angadi/data/vendors/nearby.ts'
import type { NearbyFilter } from '@angadi/data/vendors/nearby-filter.ts'
import type { VendorPage } from '@angadi/data/vendors/vendor.ts'
import { MADHAPUR } from './person.ts'

/** The initial filter of the food list. */
export const everything: NearbyFilter = {
  kind: 'food',
  lat: MADHAPUR.lat,
  lng: MADHAPUR.lng,
  sort: 'comprehensive',
}

/** A restaurant of a list, for stories and tests. */
export function sampleNearby(changes: Partial<NearbyVendor> = {}): NearbyVendor {
  return {
    id: 'vendor',
    slug: 'deg-and-dastarkhwan',
    name: 'Deg & Dastarkhwan',
    tagline: 'Dum biryani from sealed pots',
    cuisines: ['Hyderabadi', 'Biryani'],
    cuisine_names: ['Hyderabadi', 'Biryani'],
    area: 'Banjara Hills',
    picture: null,
    rating: 4.4,
    ratings_count: 812,
    pure_veg: false,
    cost_for_two_paise: 60_000,
    min_order_paise: 14_900,
    distance_m: 2400,
    is_open: true,
    opens_at: null,
    minutes_min: 28,
    minutes_max: 38,
    delivery_fee_paise: 2900,
    surcharges: [],
    next_cursor: { rank: 1, id: 'vendor' },
    ...changes,
  }
}

/** A varied list of restaurants: open and in the rain, purely vegetarian, new, closed. */
export const sampleNearbyList: readonly NearbyVendor[] = [
  sampleNearby({
    delivery_fee_paise: 4400,
    surcharges: [{ code: 'rain', amount_paise: 1500 }],
    offer: { code: 'DEG20', kind: 'percent', value: 2000, cap_paise: 10_000, minimum_paise: 29_900 },
  }),
  sampleNearby({
    id: 'chutneys',
    slug: 'chutneys-and-dosas',
    name: 'Chutneys & Dosas, the whole South on one plate',
    cuisines: ['South Indian'],
    cuisine_names: ['South Indian'],
    pure_veg: true,
    rating: 4.7,
    ratings_count: 2310,
    delivery_fee_paise: 0,
  }),
  sampleNearby({
    id: 'new',
    slug: 'mandi-house',
    name: 'Mandi House',
    cuisines: ['Arabian'],
    cuisine_names: ['Arabian'],
    rating: null,
    ratings_count: 0,
    cost_for_two_paise: null,
  }),
  sampleNearby({
    id: 'closed',
    slug: 'irani-corner',
    name: 'Irani Corner',
    cuisines: ['Café'],
    cuisine_names: ['Café'],
    is_open: false,
    opens_at: new Date(Date.now() + 10 * 3_600_000).toISOString(),
  }),
]

/** The cuisines around, for stories and tests. */
export const sampleCuisines: readonly Cuisine[] = [
  'Biryani',
  'South Indian',
  'Arabian',
  'Chinese',
  'Café',
  'Sweets',
].map((cuisine, index) => ({
  cuisine,
  name: cuisine,
  pictures: [],
  vendors: 9 - index,
  open_vendors: 8 - index,
  veg_vendors: index % 2,
  open_veg_vendors: index % 2,
}))

/** A dish found by name, for stories and tests. */
export function sampleFoundDish(changes: Partial<FoundDish> = {}): FoundDish {
  return {
    vendor_id: 'vendor',
    vendor_slug: 'deg-and-dastarkhwan',
    vendor_name: 'Deg & Dastarkhwan',
    item_id: 'biryani',
    item_name: 'Hyderabadi chicken dum biryani',
    price_paise: 29_900,
    diet: 'non_veg',
    picture: null,
    distance_m: 2400,
    is_open: true,
    ...changes,
  }
}

/** A favourite restaurant, for stories and tests. */
export const sampleFavourite: Favourite = {
  id: 'chutneys',
  slug: 'chutneys-and-dosas',
  name: 'Chutneys & Dosas',
  kind: 'food',
  area: 'Madhapur',
  picture: null,
}

/** A restaurant with its full details, for stories and tests. */
export function sampleRestaurant(changes: Partial<VendorPage> = {}): VendorPage {
  return {
    id: 'vendor',
    slug: 'deg-and-dastarkhwan',
    name: 'Deg & Dastarkhwan',
    tagline: 'Dum biryani from sealed pots',
    cuisines: ['Hyderabadi', 'Biryani'],
    cuisine_names: ['Hyderabadi', 'Biryani'],
    area: 'Banjara Hills',
    address: '8-2-120, Road No. 2, Banjara Hills, Hyderabad',
    lat: 17.4126,
    lng: 78.4482,
    picture: null,
    rating: 4.4,
    ratings_count: 812,
    pure_veg: false,
    cost_for_two_paise: 60_000,
    min_order_paise: 14_900,
    packaging_paise: 1500,
    prep_minutes: 20,
    fssai_number: '13624010000123',
    region_slug: 'hyderabad',
    is_open: true,
    opens_at: null,
    distance_m: 2400,
    delivers_here: true,
    minutes_min: 28,
    minutes_max: 38,
    delivery_fee_paise: 2900,
    surcharges: [],
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '11:00:00', closes: '23:00:00' })),
    ...changes,
  }
}

/** A dish of a menu, for stories and tests. */
export function sampleDish(changes: Partial<MenuItem> = {}): MenuItem {
  return {
    id: 'biryani',
    name: 'Hyderabadi chicken dum biryani',
    original_name: changes.name ?? 'Hyderabadi chicken dum biryani',
    description:
      'Long-grain rice and chicken cooked together in a sealed pot, with mirchi ka salan and raita.',
    price_paise: 29_900,
    mrp_paise: 34_900,
    unit: null,
    diet: 'non_veg',
    picture: null,
    is_bestseller: true,
    is_available: true,
    sold_out_until: null,
    stock_left: null,
    orderable: true,
    unavailable_reason: null,
    available_from: null,
    available_to: null,
    option_groups: [
      {
        id: 'size',
        name: 'Size',
        min_choices: 1,
        max_choices: 1,
        options: [
          { id: 'single', name: 'Single', price_paise: 0, diet: null, is_available: true },
          { id: 'family', name: 'Family pack', price_paise: 12_000, diet: null, is_available: true },
        ],
      },
    ],
    ...changes,
  }
}

/** A menu with dishes that are available, running out, sold out, and not served at this time. */
export const sampleMenu: Menu = [
  {
    section: 'Biryani',
    section_name: 'Biryani',
    items: [
      sampleDish(),
      sampleDish({
        id: 'paneer',
        name: 'Paneer tikka biryani',
        diet: 'veg',
        price_paise: 26_900,
        mrp_paise: null,
        is_bestseller: false,
        option_groups: [],
        stock_left: 3,
      }),
    ],
  },
  {
    section: 'Breakfast',
    section_name: 'Breakfast',
    items: [
      sampleDish({
        id: 'idli',
        name: 'Idli with sambar',
        description: '',
        diet: 'veg',
        price_paise: 6900,
        mrp_paise: null,
        unit: '2 pieces',
        is_bestseller: false,
        option_groups: [],
        orderable: false,
        unavailable_reason: 'not_now',
        available_from: '07:00:00',
        available_to: '11:00:00',
      }),
      sampleDish({
        id: 'egg',
        name: 'Egg dosa',
        diet: 'egg',
        price_paise: 8900,
        mrp_paise: null,
        is_bestseller: false,
        option_groups: [],
        orderable: false,
        unavailable_reason: 'sold_out',
      }),
    ],
  },
]
