import type { ListedItem, ListedVendor } from '@angadi/data/public-pages/cards.ts'
import type { CategoryPage } from '@angadi/data/public-pages/category-page.ts'
import type { RegionPage } from '@angadi/data/public-pages/region-page.ts'
import type { Storefront, StorefrontItem } from '@angadi/data/public-pages/storefront.ts'

/** A vendor of a public list, for stories and tests. */
export function sampleListedVendor(changes: Partial<ListedVendor> = {}): ListedVendor {
  return {
    id: 'vendor',
    slug: 'deg-and-dastarkhwan',
    name: 'Deg & Dastarkhwan',
    kind: 'food',
    area: 'Madhapur',
    picture: null,
    tagline: 'Dum biryani from sealed pots',
    rating: 4.4,
    ratings_count: 812,
    pure_veg: false,
    cuisine_names: ['Hyderabadi', 'Biryani'],
    is_open: true,
    opens_at: null,
    ...changes,
  }
}

/** An item of a public list, for stories and tests. */
export function sampleListedItem(changes: Partial<ListedItem> = {}): ListedItem {
  return {
    id: 'biryani',
    name: 'Hyderabadi chicken dum biryani',
    price_paise: 32_000,
    mrp_paise: null,
    unit: null,
    picture: null,
    diet: 'non_veg',
    unit_price: null,
    product_id: null,
    vendor_slug: 'deg-and-dastarkhwan',
    vendor_name: 'Deg & Dastarkhwan',
    vendor_kind: 'food',
    ...changes,
  }
}

const vendors = [
  sampleListedVendor(),
  sampleListedVendor({
    id: 'kirana',
    slug: 'sri-lakshmi-kirana',
    name: 'Sri Lakshmi Kirana and General Stores, Main Road',
    kind: 'grocery',
    cuisine_names: [],
    tagline: 'Everything of the month, since 1986',
    rating: null,
    ratings_count: 0,
    is_open: false,
    opens_at: new Date(Date.now() + 10 * 3_600_000).toISOString(),
  }),
]

const items = [
  sampleListedItem(),
  sampleListedItem({ id: 'dosa', name: 'Masala dosa', diet: 'veg', price_paise: 9000 }),
  sampleListedItem({
    id: 'dal',
    name: 'Toor dal',
    diet: null,
    unit: '500 g',
    price_paise: 8200,
    mrp_paise: 9500,
    unit_price: { paise: 16_400, per: 'kg' },
    vendor_kind: 'grocery',
    vendor_slug: 'sri-lakshmi-kirana',
    vendor_name: 'Sri Lakshmi Kirana',
  }),
]

/** The page of a town, for stories and tests. */
export function sampleRegionPage(changes: Partial<RegionPage> = {}): RegionPage {
  return {
    slug: 'zaheerabad',
    name: 'Zaheerabad',
    state: 'Telangana',
    lat: 17.68,
    lng: 77.6,
    intro:
      'Zaheerabad eats Deccani: dum biryani, talawa gosht, jonna rotte, and sweets for every occasion. On Angadi the town’s own restaurants and shops sell to the town.',
    delivery: 'Within the town a courier needs only minutes on the road, so most of the time is the cooking.',
    figures: { vendors: 12, pure_veg: 4, minutes: 32, fee_from_paise: 2500 },
    kinds: [
      { kind: 'food', vendors: 9 },
      { kind: 'grocery', vendors: 3 },
    ],
    areas: [
      { name: 'Main Road', vendors: 6 },
      { name: 'Bypass', vendors: 2 },
    ],
    vendors,
    items,
    offers: [{ code: 'WELCOME50', title: '₹50 off your first order', minimum_paise: 14_900 }],
    regions: [
      { slug: 'bidar', name: 'Bidar', is_within: false, vendors: 8 },
      { slug: 'vikarabad', name: 'Vikarabad', is_within: false, vendors: 0 },
    ],
    ...changes,
  }
}

/** The page of a category, for stories and tests. */
export function sampleCategoryPage(changes: Partial<CategoryPage> = {}): CategoryPage {
  return {
    slug: 'food-delivery',
    name: 'Food delivery',
    kind: 'food',
    picture: null,
    intro: 'Meals, tiffins, biryani and sweets from the restaurants of your town.',
    is_open: true,
    wishes: null,
    parent: null,
    children: [],
    siblings: [],
    towns: [
      { slug: 'hyderabad', name: 'Hyderabad', vendors: 34 },
      { slug: 'zaheerabad', name: 'Zaheerabad', vendors: 9 },
    ],
    vendors,
    items,
    related: [{ slug: 'bakery', name: 'Bread and bakery', picture: null, items: [] }],
    ...changes,
  }
}

/** An item of a shop, for stories and tests. */
export function sampleStorefrontItem(changes: Partial<StorefrontItem> = {}): StorefrontItem {
  return {
    id: 'dal',
    name: 'Toor dal',
    original_name: 'Toor dal',
    description: '',
    price_paise: 8200,
    mrp_paise: 9500,
    unit: '500 g',
    diet: null,
    picture: null,
    is_bestseller: true,
    is_available: true,
    sold_out_until: null,
    stock_left: null,
    orderable: true,
    unavailable_reason: null,
    available_from: null,
    available_to: null,
    option_groups: [],
    unit_price: { paise: 16_400, per: 'kg' },
    brand: 'Udhaiyam',
    product_id: null,
    return_days: 2,
    ...changes,
  }
}

/** The public page of a shop, for stories and tests. */
export function sampleStorefront(changes: Partial<Storefront> = {}): Storefront {
  return {
    id: 'kirana',
    slug: 'sri-lakshmi-kirana',
    name: 'Sri Lakshmi Kirana and General Stores',
    kind: 'grocery',
    tagline: 'Everything of the month, since 1986',
    area: 'Main Road',
    address: 'Shop 4, Main Road, near the bus stand, Zaheerabad',
    lat: 17.68,
    lng: 77.6,
    picture: null,
    rating: 4.6,
    ratings_count: 128,
    pure_veg: false,
    cuisine_names: [],
    region: { slug: 'zaheerabad', name: 'Zaheerabad' },
    is_open: true,
    opens_at: null,
    hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '08:00:00', closes: '21:30:00' })),
    holidays: ['2026-11-26'],
    policies: {
      min_order_paise: 19_900,
      packaging_paise: 0,
      prep_minutes: 15,
      delivery_radius_m: 4000,
      fssai_number: '13626003000123',
      return_days: { least: 0, most: 2 },
    },
    sections: [
      { section: 'Dals', section_name: 'Dals', items: 2 },
      { section: 'Oils', section_name: 'Oils', items: 1 },
    ],
    favourites: [sampleStorefrontItem()],
    ...changes,
  }
}
