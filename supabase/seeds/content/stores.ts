import { Random } from '../random.ts'
import { allRestaurants, type Town, towns } from './towns.ts'

/** A store that sells goods of some departments, at a place in a town. */
export interface Store {
  readonly slug: string
  readonly name: string
  readonly kind: 'grocery' | 'shopping'
  readonly tagline: string
  readonly town: Town
  readonly area: string
  readonly street: string
  readonly lat: number
  readonly lng: number
  readonly hours: string
  /** Names of the categories that its goods belong to. */
  readonly departments: readonly string[]
  /** How many products it carries at most. */
  readonly size: number
}

interface StoreType {
  readonly kind: Store['kind']
  readonly names: readonly string[]
  readonly tagline: string
  readonly hours: string
  readonly departments: readonly string[]
  readonly size: number
}

const GREENS = ['Fresh vegetables', 'Leafy greens', 'Fruits', 'Herbs and seasoning']
const DAIRY = ['Milk', 'Curd and paneer', 'Butter and ghee', 'Eggs']
const SHELVES = [
  'Rice and atta',
  'Dals and pulses',
  'Cooking oils',
  'Masalas and spices',
  'Snacks and biscuits',
  'Tea, coffee and drinks',
  'Breakfast and spreads',
  'Bread and bakery',
]
const HOUSEHOLD = ['Cleaning and household', 'Personal care', 'Baby care']

/** Two of these come before one of those, so that every town has some of each. */
const types: readonly StoreType[] = [
  {
    kind: 'grocery',
    names: [
      'Manjeera Fresh Mart',
      'Sri Lakshmi Supermarket',
      'New Deccan Mart',
      'Sai Ganesh Supermarket',
      'Bhagyanagar Mart',
    ],
    tagline: 'Everything for the week, packed within minutes.',
    hours: 'bakery',
    departments: [...GREENS, ...DAIRY, ...SHELVES, ...HOUSEHOLD],
    size: 90,
  },
  {
    kind: 'shopping',
    names: ['Deccan Bazaar', 'Velugu Mobiles', 'Sri Sai Electronics', 'City Mobile World', 'Nexo Plaza'],
    tagline: 'Mobiles, cables and everything that needs a plug.',
    hours: 'all day',
    departments: ['Mobiles and accessories', 'Electronics'],
    size: 10,
  },
  {
    kind: 'grocery',
    names: ['Raithu Greens', 'Palle Kuragayalu', 'Haritha Vegetables', 'Annadata Fruits', 'Pacchadanam'],
    tagline: 'From the morning market, sorted by hand.',
    hours: 'dawn and dusk',
    departments: GREENS,
    size: 40,
  },
  {
    kind: 'shopping',
    names: [
      'Pochampally Weaves',
      'Sakhi Fashions',
      'Karimnagar Garments',
      'Vastra Sri',
      'Laad Bazaar Bangles',
    ],
    tagline: 'Handloom, everyday wear and something for the wedding.',
    hours: 'all day',
    departments: ["Women's fashion", "Men's fashion", 'Footwear'],
    size: 10,
  },
  {
    kind: 'grocery',
    names: [
      'Balaji Kirana',
      'Hanuman Provisions',
      'Zam Zam General Stores',
      'Manikanta Traders',
      'Mahalaxmi Kirana',
    ],
    tagline: 'The shop at the corner that knows your list.',
    hours: 'chai',
    departments: [...SHELVES, ...HOUSEHOLD, 'Eggs', 'Newspapers'],
    size: 56,
  },
  {
    kind: 'shopping',
    names: [
      'Illu Home Store',
      'Vantillu Vessels',
      'Kakatiya Home Needs',
      'Sri Krishna Steel House',
      'Gruha Sobha',
    ],
    tagline: 'Vessels, linen and the small things of a home.',
    hours: 'all day',
    departments: ['Home and kitchen', 'Beauty'],
    size: 12,
  },
  {
    kind: 'grocery',
    names: [
      'Singur Dairy Point',
      'Palle Paalu',
      'Gokulam Milk Centre',
      'Nandini Paala Kendram',
      'Kamadhenu Dairy',
    ],
    tagline: 'Milk before sunrise, curd by breakfast.',
    hours: 'dawn and dusk',
    departments: [...DAIRY, 'Bread and bakery', 'Newspapers'],
    size: 24,
  },
  {
    kind: 'shopping',
    names: [
      'Pustakam Book House',
      'Maidanam Sports',
      'Aata Bommalu Toys',
      'Lipi Stationers',
      'Vidya Book Depot',
    ],
    tagline: 'Books, toys and games for every age.',
    hours: 'all day',
    departments: ['Books and stationery', 'Toys and games', 'Sports and fitness'],
    size: 14,
  },
]

/** How many stores each town has; a town without restaurants has stores all the same. */
const counts: Readonly<Record<string, number>> = {
  hyderabad: 48,
  zaheerabad: 24,
  sangareddy: 20,
  vikarabad: 16,
  bidar: 16,
  telangana: 12,
}

/** The town that stands for the rest of Telangana, with its quarters. */
const siddipet: Town = {
  slug: 'telangana',
  name: 'Siddipet',
  lat: 18.1018,
  lng: 78.852,
  pincode: '502103',
  fssaiState: '36',
}
const quarters = [
  'Bharath Nagar',
  'Old Bus Stand',
  'Medak Road',
  'Komati Cheruvu',
  'Subhash Road',
  'Hanuman Nagar',
]

/** Where a town's stores are: near its restaurants, or in its quarters. */
function placesOf(town: Town): { area: string; street: string; lat: number; lng: number }[] {
  const restaurants = allRestaurants.filter((restaurant) => restaurant.town === town.slug)
  if (restaurants.length > 0)
    return restaurants.map(({ area, street, lat, lng }) => ({ area, street, lat, lng }))
  return quarters.map((area, index) => ({
    area,
    street: 'Main Road',
    lat: town.lat + (index - 2.5) * 0.004,
    lng: town.lng + ((index % 3) - 1) * 0.006,
  }))
}

function storeOf(town: Town, index: number, taken: Set<string>): Store {
  const type = types[index % types.length]
  const places = placesOf(town)
  const place = places[(index * 5) % places.length]
  if (!type || !place) throw new Error(`${town.name} has no place for store ${index}.`)
  const name = type.names[(Math.floor(index / types.length) + town.name.length) % type.names.length] ?? ''
  const random = new Random('store', town.slug, index)
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const base = `${plain}-${town.name.toLowerCase()}`
  const slug = taken.has(base) ? `${base}-${index}` : base
  taken.add(slug)
  return {
    slug,
    name,
    kind: type.kind,
    tagline: type.tagline,
    town,
    area: place.area,
    street: place.street,
    lat: Number((place.lat + random.between(-0.004, 0.004)).toFixed(5)),
    lng: Number((place.lng + random.between(-0.004, 0.004)).toFixed(5)),
    hours: type.hours,
    departments: type.departments,
    size: type.size,
  }
}

const taken = new Set<string>()

/** Every store and shop of the seeds. */
export const allStores: readonly Store[] = [...towns, siddipet].flatMap((town) =>
  Array.from({ length: counts[town.slug] ?? 0 }, (_, index) => storeOf(town, index, taken)),
)
