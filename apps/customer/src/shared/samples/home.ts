import { type HomePage, homePageOptions } from '@angadi/data/home/home-page.ts'
import type { ItemCard } from '@angadi/data/home/item-card.ts'
import { ANANYA, MADHAPUR } from './person.ts'
import { sampleNearbyList } from './restaurants.ts'

/** An item of a card, for stories and tests. */
export function sampleItem(changes: Partial<ItemCard> = {}): ItemCard {
  return {
    id: 'dosa',
    kind: 'food',
    name: 'Masala Dosa',
    original_name: 'Masala Dosa',
    price_paise: 9000,
    mrp_paise: null,
    unit: null,
    diet: 'veg',
    picture: null,
    is_bestseller: true,
    has_options: false,
    vendor_id: 'vendor',
    vendor_slug: 'chutneys-and-dosas',
    vendor_name: 'Chutneys & Dosas',
    rating: 4.7,
    ratings_count: 2310,
    distance_m: 1800,
    minutes: 28,
    is_open: true,
    ...changes,
  }
}

/** Items of different kinds: with options, closed, and goods with a pack. */
export const sampleItems: readonly ItemCard[] = [
  sampleItem(),
  sampleItem({ id: 'biryani', name: 'Hyderabadi Chicken Dum Biryani', diet: 'non_veg', has_options: true }),
  sampleItem({ id: 'coffee', name: 'Filter Coffee', price_paise: 4000, mrp_paise: 4500 }),
  sampleItem({ id: 'closed', name: 'Irani Chai', is_open: false, vendor_name: 'Irani Corner' }),
]

/** Goods of a store. */
export const sampleGoods: readonly ItemCard[] = [
  sampleItem({
    id: 'rice',
    kind: 'grocery',
    name: 'Sona masuri rice',
    unit: '5 kg',
    diet: null,
    price_paise: 36_000,
    mrp_paise: 40_000,
    unit_price: { paise: 7200, per: 'kg' },
  }),
  sampleItem({
    id: 'milk',
    kind: 'grocery',
    name: 'Toned milk',
    unit: '500 ml',
    diet: null,
    price_paise: 2700,
  }),
  sampleItem({ id: 'onion', kind: 'grocery', name: 'Onion', unit: '1 kg', diet: null, price_paise: 4000 }),
]

/** Home as it is at noon in Madhapur. */
export const sampleHome: HomePage = {
  region: { slug: 'hyderabad', name: 'Hyderabad' },
  towns: null,
  tiles: { food: { rating: 4.6, ratings_count: 69, minutes: 38 }, grocery: { rating: 4.7, minutes: 45 } },
  promises: {
    first_order: { code: 'WELCOME50', off_paise: 5000, minimum_paise: 14_900 },
    free_delivery: { code: 'FREEDEL', minimum_paise: 24_900 },
    delivery_minutes: 30,
  },
  banners: [
    {
      id: 'veg',
      title: 'Pure veg kitchens',
      note: 'No meat and no egg in the house',
      picture: null,
      hue: 'grocery',
      target: '/food?veg=1',
    },
    {
      id: 'recharge',
      title: 'Recharge in seconds',
      note: 'Mobile, DTH and FASTag',
      picture: null,
      hue: 'digital',
      target: '/digital/mobile-recharge',
    },
  ],
  meal: { slug: 'lunch', name: 'Lunch', items: [...sampleItems] },
  stores: sampleNearbyList.map((vendor) => ({ ...vendor })),
  goods: [...sampleGoods],
  collections: [
    { slug: 'biryani', name: 'Biryani, every way', hue: 'food', count: 12, picture: null, pictures: [] },
    { slug: 'under-150', name: 'Under ₹150', hue: 'property', count: 140, picture: null, pictures: [] },
  ],
  discover: {
    kinds: ['food', 'grocery'],
    filters: [
      { key: 'sushi', name: 'Sushi' },
      { key: 'noodles', name: 'Noodles' },
    ],
    filter: null,
    items: [...sampleItems],
  },
  company: {
    name: 'Angadi Marketplace Private Limited',
    address: 'Plot 12, Hitech City Main Road, Madhapur, Hyderabad, Telangana 500081',
    tax_id: '36AAACA0000A1Z5',
    phone: '+91 40 4000 1234',
    email: 'help@angadi.in',
    tagline: 'Everything your town sells, at your door.',
    social: { instagram: 'https://www.instagram.com/' },
    apps: { google_play: 'https://play.google.com/store/apps' },
  },
}

/** Home of a visitor who has not said where they are. */
export const sampleHomeWithoutPlace: HomePage = {
  ...sampleHome,
  region: null,
  towns: [
    { slug: 'hyderabad', name: 'Hyderabad', lat: 17.385, lng: 78.4867, picture: null },
    { slug: 'zaheerabad', name: 'Zaheerabad', lat: 17.6814, lng: 77.6074, picture: null },
  ],
  stores: sampleNearbyList.map(({ id, slug, name, area, picture, rating, ratings_count, ...vendor }) => ({
    id,
    slug,
    name,
    area,
    picture,
    rating,
    ratings_count,
    pure_veg: vendor.pure_veg,
    cuisine_names: vendor.cuisine_names,
    cost_for_two_paise: vendor.cost_for_two_paise,
    surcharges: [],
  })),
}

/** The keys of home for Ananya in Madhapur, and for a guest with and without a place. */
export const homeKeysOf = {
  ananya: homePageOptions(ANANYA, MADHAPUR, 'en').queryKey,
  guest: homePageOptions(null, MADHAPUR, 'en').queryKey,
  nowhere: homePageOptions(null, undefined, 'en').queryKey,
} as const
