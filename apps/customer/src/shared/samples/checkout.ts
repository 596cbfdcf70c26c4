import type { Address } from '@angadi/data/addresses/addresses.ts'
import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import type { Quote } from '@angadi/data/checkout/quote.ts'

/** A saved address, for stories and tests. */
export function sampleAddress(changes: Partial<Address> = {}): Address {
  return {
    id: 'home',
    label: 'Home',
    line: 'Flat 302, Kavuri Hills Road',
    landmark: 'Opposite the water tank',
    city: 'Hyderabad',
    pincode: '500081',
    lat: 17.4486,
    lng: 78.3908,
    is_default: true,
    ...changes,
  }
}

/** A cart line as priced by the server, for stories and tests. */
export function sampleLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    id: 'line',
    item_id: 'biryani',
    option_ids: ['family'],
    quantity: 2,
    special_instructions: 'Less spicy, please',
    name: 'Hyderabadi chicken dum biryani',
    unit_paise: 29_900,
    picture: null,
    diet: 'non_veg',
    vendor_id: 'vendor',
    vendor_name: 'Deg & Dastarkhwan',
    options: [{ group: 'Size', name: 'Family pack', price_paise: 12_000 }],
    orderable: true,
    unavailable_reason: null,
    ...changes,
  }
}

const bill = {
  charges: [
    { code: 'items', amount_paise: 59_800 },
    { code: 'packaging', amount_paise: 1500 },
    { code: 'delivery', amount_paise: 3305, gross_paise: 3900 },
    { code: 'platform', amount_paise: 424, gross_paise: 500 },
    {
      code: 'tax',
      tax_class: 'delivery',
      rate_bp: 1800,
      base_paise: 3305,
      amount_paise: 595,
      included: true,
    },
    { code: 'tax', tax_class: 'platform', rate_bp: 1800, base_paise: 424, amount_paise: 76, included: true },
    { code: 'tax', tax_class: 'restaurant', rate_bp: 500, base_paise: 61_300, amount_paise: 3065 },
  ],
  total_paise: 68_765,
  cash_total_paise: 68_800,
}

/** A quote for a cart with one line that can be ordered now, for stories and tests. */
export function sampleQuote(changes: Partial<Quote> = {}): Quote {
  return {
    quote_id: 'quote',
    hash: 'hash',
    expires_at: new Date(Date.now() + 600_000).toISOString(),
    placeable: true,
    problems: [],
    orders: [
      {
        vendor_id: 'vendor',
        vendor_name: 'Deg & Dastarkhwan',
        category: 'food',
        lines: [
          {
            cart_item_id: 'line',
            item_id: 'biryani',
            name: 'Hyderabadi chicken dum biryani',
            options: [{ group: 'Size', name: 'Family pack', price_paise: 12_000 }],
            unit_paise: 29_900,
            quantity: 2,
            total_paise: 59_800,
            diet: 'non_veg',
          },
        ],
        ...bill,
        distance_m: 6400,
        minutes_min: 32,
        minutes_max: 42,
      },
    ],
    totals: { ...bill },
    coupon: null,
    fulfilment: 'delivery',
    scheduled_for: null,
    wallet_balance_paise: 100_000,
    wallet_part_paise: 68_765,
    takes_tip: true,
    payment_methods: ['wallet', 'cash'],
    ...changes,
  }
}
