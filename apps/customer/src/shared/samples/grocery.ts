import type { Pack, Product } from '@angadi/data/grocery/product.ts'
import type { StorePage } from '@angadi/data/grocery/store.ts'
import type { NearbyStore } from '@angadi/data/grocery/stores-near.ts'

/** A pack of rice, for stories and tests. */
export function samplePack(changes: Partial<Pack> = {}): Pack {
  return {
    id: 'rice-1kg',
    name: 'Sona Masoori rice 1 kg',
    original_name: 'Sona Masoori rice 1 kg',
    description: 'Aged for a year, from Miryalaguda.',
    price_paise: 6400,
    mrp_paise: 7000,
    unit: null,
    pack_size: 1,
    pack_unit: 'kg',
    unit_price: { paise: 6400, per: 'kg' },
    variant: {},
    brand: 'Annapurna',
    sold_by: 'pack',
    origin: 'India',
    shelf_life_days: 365,
    storage: 'ambient',
    is_food: true,
    picture: null,
    gallery: [],
    is_bestseller: false,
    best_before: '2027-08-31',
    stock_left: null,
    orderable: true,
    unavailable_reason: null,
    ...changes,
  }
}

/** Rice in two packs, for stories and tests. */
export function sampleProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 'rice',
    name: 'Sona Masoori rice',
    aisle: 'Rice and atta',
    packs: [
      samplePack(),
      samplePack({
        id: 'rice-5kg',
        name: 'Sona Masoori rice 5 kg',
        price_paise: 30_000,
        mrp_paise: 33_000,
        pack_size: 5,
        unit_price: { paise: 6000, per: 'kg' },
      }),
    ],
    ...changes,
  }
}

/** Loose tomatoes, milk that is running out, sold-out soap: what a shelf looks like. */
export const sampleProducts: readonly Product[] = [
  sampleProduct(),
  sampleProduct({
    id: 'tomatoes',
    name: 'Tomatoes',
    aisle: 'Vegetables',
    packs: [
      samplePack({
        id: 'tomatoes',
        name: 'Tomatoes',
        price_paise: 2000,
        mrp_paise: null,
        pack_size: 500,
        pack_unit: 'g',
        unit_price: { paise: 4000, per: 'kg' },
        sold_by: 'weight',
        brand: null,
        is_bestseller: true,
      }),
    ],
  }),
  sampleProduct({
    id: 'milk',
    name: 'Toned milk',
    aisle: 'Milk',
    packs: [
      samplePack({
        id: 'milk',
        name: 'Toned milk 500 ml',
        price_paise: 2900,
        mrp_paise: 2900,
        pack_size: 500,
        pack_unit: 'ml',
        unit_price: { paise: 5800, per: 'l' },
        storage: 'chilled',
        stock_left: 3,
      }),
    ],
  }),
  sampleProduct({
    id: 'soap',
    name: 'Dishwash bar with a very long name that takes two lines',
    aisle: 'Household',
    packs: [
      samplePack({
        id: 'soap',
        name: 'Dishwash bar',
        price_paise: 3500,
        mrp_paise: null,
        pack_size: 4,
        pack_unit: 'piece',
        unit_price: { paise: 875, per: 'piece' },
        is_food: false,
        orderable: false,
        unavailable_reason: 'sold_out',
      }),
    ],
  }),
]

/** A store of a list, for stories and tests. */
export function sampleStore(changes: Partial<NearbyStore> = {}): NearbyStore {
  return {
    id: 'store',
    slug: 'annapurna-kirana',
    name: 'Annapurna Kirana',
    tagline: 'Everything for the kitchen',
    area: 'Madhapur',
    picture: null,
    rating: 4.5,
    ratings_count: 320,
    min_order_paise: 9900,
    distance_m: 900,
    is_open: true,
    opens_at: null,
    minutes_min: 18,
    minutes_max: 28,
    delivery_fee_paise: 2500,
    surcharges: [],
    offer: { code: 'FRESH10', kind: 'percent', value: 1000, cap_paise: 5000, minimum_paise: 29_900 },
    departments: ['vegetables', 'grocery'],
    is_express: true,
    picks: [...sampleProducts],
    ...changes,
  }
}

/** A store's page, for stories and tests. */
export function sampleStorePage(changes: Partial<StorePage> = {}): StorePage {
  const { picks: _picks, ...store } = sampleStore()
  return {
    ...store,
    address: '3-14, Madhapur Main Road, Hyderabad',
    fssai_number: '13626012000455',
    delivers_here: true,
    express_minutes: 30,
    aisles: [
      { aisle: 'Vegetables', name: 'Vegetables', picture: null, count: 18 },
      { aisle: 'Rice and atta', name: 'Rice and atta', picture: null, count: 12 },
      { aisle: 'Milk', name: 'Milk', picture: null, count: 6 },
      { aisle: 'Household', name: 'Household', picture: null, count: 24 },
    ],
    ...changes,
  }
}
