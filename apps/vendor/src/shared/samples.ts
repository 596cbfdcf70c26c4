import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import type { Menu, MenuItem } from '@angadi/data/vendors/menu.ts'

/** A time this many minutes from now. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}

/** A vendor as seen by its staff, for stories and tests. */
export function sampleVendor(changes: Partial<MyVendor> = {}): MyVendor {
  return {
    id: 'vendor',
    name: 'Deg & Dastarkhwan',
    slug: 'deg-and-dastarkhwan',
    kind: 'food',
    staff_position: 'owner',
    accepting_orders: true,
    paused_until: null,
    is_open: true,
    rating: 4.4,
    ratings_count: 812,
    prep_minutes: 20,
    picture: null,
    ...changes,
  }
}

/** An order as seen by its vendor, just placed by default; for stories and tests. */
export function sampleOrder(changes: Partial<VendorOrder> = {}): VendorOrder {
  return {
    order_id: 'order',
    order_number: 'HYD-2611-0042',
    status: 'pending',
    kind: 'delivery',
    customer_name: 'Ananya R.',
    items: [
      {
        name: 'Hyderabadi chicken dum biryani',
        quantity: 2,
        unit_paise: 29_900,
        diet: 'non_veg',
        options: [{ group: 'Size', name: 'Family pack', price_paise: 12_000 }],
        special_instructions: 'Less spicy, please',
      },
      { name: 'Double ka meetha', quantity: 1, unit_paise: 9900, diet: 'veg', options: [] },
    ],
    instructions: 'The bell does not ring, please call.',
    no_cutlery: true,
    total_paise: 84_250,
    vendor_share_paise: 69_700,
    payment_method: 'wallet',
    placed_at: inMinutes(-1),
    accept_by: inMinutes(3),
    prep_minutes: 20,
    promised_max_at: inMinutes(40),
    status_since: inMinutes(-1),
    scheduled_for: null,
    begin_at: null,
    later_until: null,
    courier_name: null,
    courier_state: 'waiting',
    pickup_code: null,
    cancel_reason: null,
    cancelled_by: null,
    server_now: inMinutes(0),
    ...changes,
  }
}

/** An item of a vendor's menu, for stories and tests. */
export function sampleDish(changes: Partial<MenuItem> = {}): MenuItem {
  return {
    id: 'biryani',
    name: 'Hyderabadi chicken dum biryani',
    original_name: changes.name ?? 'Hyderabadi chicken dum biryani',
    description: 'Long-grain rice and chicken cooked together in a sealed pot',
    price_paise: 29_900,
    mrp_paise: null,
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
          { id: 'family', name: 'Family pack', price_paise: 12_000, diet: null, is_available: false },
        ],
      },
    ],
    ...changes,
  }
}

/** A menu with items that are available, sold out until tomorrow, and off for good. */
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
        is_bestseller: false,
        orderable: false,
        unavailable_reason: 'sold_out',
        sold_out_until: inMinutes(600),
        option_groups: [],
      }),
    ],
  },
  {
    section: 'Sweets',
    section_name: 'Sweets',
    items: [
      sampleDish({
        id: 'meetha',
        name: 'Double ka meetha',
        description: '',
        diet: 'veg',
        price_paise: 9900,
        is_available: false,
        orderable: false,
        unavailable_reason: 'sold_out',
        option_groups: [],
      }),
      sampleDish({
        id: 'qubani',
        name: 'Qubani ka meetha',
        diet: 'veg',
        price_paise: 12_900,
        stock_left: 3,
        option_groups: [],
      }),
    ],
  },
]
