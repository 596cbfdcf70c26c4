import type { Offer, Product } from '@angadi/data/shopping/product.ts'
import type { Facets, ListedProduct } from '@angadi/data/shopping/products.ts'
import type { Question } from '@angadi/data/shopping/questions.ts'
import type { ReturnCard, Shipment } from '@angadi/data/shopping/shipment.ts'
import type { ShopOrder } from '@angadi/data/shopping/shop-order.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'

/** The product of the stories. */
export const PRODUCT_ID = 'kurta'
const today = indiaDay(Date.now())

/** A day this far ahead, as 2026-11-30. */
export function inDays(days: number): string {
  return daysAfter(today, days)
}

/** A product of a list. */
export function listed(changes: Partial<ListedProduct> = {}): ListedProduct {
  return {
    id: PRODUCT_ID,
    item_id: 'kurta-m',
    name: 'Handloom cotton kurta',
    brand: 'Pochampally House',
    picture: null,
    price_paise: 99_900,
    mrp_paise: 149_900,
    offers: 3,
    rating: 4.4,
    ratings_count: 128,
    arrives_to: inDays(3),
    vendor_id: 'vastra-sri',
    vendor_name: 'Vastra Sri',
    in_stock: true,
    stock_left: null,
    variants: 6,
    next_cursor: { rank: 1, id: PRODUCT_ID },
    ...changes,
  }
}

/** Four products: with and without a discount, sold out, with a long name. */
export const listedProducts: readonly ListedProduct[] = [
  listed(),
  listed({
    id: 'buds',
    item_id: 'buds-black',
    name: 'Wireless earbuds',
    brand: 'Swara',
    mrp_paise: null,
    stock_left: 2,
    variants: 1,
    offers: 1,
  }),
  listed({ id: 'fan', name: 'Table fan', brand: 'Gaali', in_stock: false, rating: null, ratings_count: 2 }),
  listed({
    id: 'cooker',
    name: 'Stainless steel pressure cooker with an induction base and two lids, five litres',
    brand: 'Vantillu',
    price_paise: 249_900,
  }),
]

/** By what the products of the stories can be narrowed. */
export const facets: Facets = {
  count: 42,
  price: { least: 19_900, most: 499_900 },
  facets: [
    {
      name: 'Brand',
      values: [
        { value: 'Pochampally House', count: 12 },
        { value: 'Karimnagar Threads', count: 9 },
      ],
    },
    {
      name: 'Size',
      values: [
        { value: 'M', count: 20 },
        { value: 'L', count: 18 },
      ],
    },
  ],
}

function offer(size: string, sellerName: string, changes: Partial<Offer> = {}): Offer {
  return {
    item_id: `kurta-${size}-${sellerName}`,
    name: 'Handloom cotton kurta',
    variant: { Size: size, Colour: 'White' },
    price_paise: 99_900,
    mrp_paise: 149_900,
    picture: null,
    gallery: [],
    stock_left: null,
    orderable: true,
    return_days: 10,
    origin: 'Pochampally, Telangana',
    arrives_from: inDays(2),
    arrives_to: inDays(3),
    shipping_paise: 3900,
    free_shipping_from_paise: 99_900,
    seller: {
      id: sellerName,
      name: sellerName,
      slug: 'vastra-sri',
      rating: 4.4,
      ratings_count: 212,
      town: 'Hyderabad',
      address: 'Shop 12, Laad Bazaar, Hyderabad 500002',
      legal_name: `${sellerName} Retail`,
      gstin: '36ANGDS1234K1Z4',
      care_email: 'care@vastra-sri.example',
      care_phone: '+919000003012',
      by_courier: false,
    },
    ...changes,
  }
}

/** A kurta in three sizes, of two sellers; L is sold out. */
export const product: Product = {
  id: PRODUCT_ID,
  name: 'Handloom cotton kurta',
  brand: 'Pochampally House',
  description: 'Woven by hand, washed soft.',
  specs: { Material: 'Handloom cotton', Fit: 'Regular' },
  size_guide: {
    columns: ['Size', 'Chest (cm)'],
    rows: [
      ['M', '94–99'],
      ['L', '102–107'],
    ],
  },
  gallery: [],
  department: { slug: 'fashion-men', name: "Men's fashion" },
  serviceable: true,
  questions: 1,
  offers: [
    offer('M', 'Vastra Sri', { stock_left: 2 }),
    offer('M', 'Laad Bazaar Bangles', { price_paise: 104_900, shipping_paise: 0 }),
    offer('L', 'Vastra Sri', { orderable: false }),
    offer('XL', 'Vastra Sri'),
  ],
}

/** A question with an answer of the seller. */
export const questions: readonly Question[] = [
  {
    id: 'question',
    author_name: 'Imran',
    body: 'ఉతికితే రంగు పోతుందా?',
    created_at: new Date(Date.now() - 9e7).toISOString(),
    answers: [
      {
        id: 'answer',
        author_name: 'Harish',
        seller: 'Vastra Sri',
        body: 'పోదు. మొదటిసారి చల్లని నీటిలో ఉతకండి.',
        created_at: new Date(Date.now() - 8e7).toISOString(),
      },
    ],
    may_answer: true,
  },
]

const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** A parcel on its way. */
export const shipment: Shipment = {
  id: 'shipment',
  purpose: 'order',
  state: 'in_transit',
  tracking_number: 'EX123456789IN',
  promised_from: inDays(1),
  promised_to: inDays(2),
  state_since: at(3),
  carrier: {
    code: 'india_post',
    name: 'India Post Speed Post',
    tracking_url: 'https://www.indiapost.gov.in/',
  },
  events: [
    { seq: 1, state: 'handed_over', place: null, note: null, actor_role: 'vendor', at: at(20) },
    { seq: 2, state: 'in_transit', place: 'Hyderabad', note: null, actor_role: 'system', at: at(3) },
  ],
}

/** A return that its seller has accepted. */
export const returnCard: ReturnCard = {
  id: 'return',
  number: 'R000042',
  order_id: 'order',
  order_number: 'HYD-261122-0042',
  vendor_name: 'Vastra Sri',
  wish: 'exchange',
  destination: 'wallet',
  state: 'approved',
  note: null,
  photos: [],
  pickup_on: inDays(1),
  answer: 'Please pack it in its box.',
  refund_paise: 0,
  state_since: at(2),
  created_at: at(6),
  customer_name: 'Ananya',
  due_at: null,
  lines: [
    {
      position: 1,
      name: 'Handloom cotton kurta',
      picture: null,
      variant: { Size: 'M' },
      quantity: 1,
      unit_paise: 99_900,
      reason: 'size',
      exchange_name: 'Handloom cotton kurta',
      exchange_variant: { Size: 'XL' },
    },
  ],
  events: [],
}

/** An order of two kurtas; one of them can still be returned. */
export const shopOrder: ShopOrder = {
  shipments: [shipment],
  returns: [],
  lines: [
    {
      position: 1,
      item_id: 'kurta-m',
      product_id: PRODUCT_ID,
      name: 'Handloom cotton kurta',
      picture: null,
      variant: { Size: 'M', Colour: 'White' },
      quantity: 2,
      unit_paise: 99_900,
      total_paise: 199_800,
      return_days: 10,
      returned: 0,
      return_until: null,
      exchanges: [
        { item_id: 'kurta-xl', name: 'Handloom cotton kurta', variant: { Size: 'XL' }, price_paise: 99_900 },
      ],
    },
  ],
  destinations: ['wallet'],
  server_now: at(0),
}
