import type { VendorCard } from '@angadi/data/vendor-card/card.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'

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
    desk: 'board',
    staff_position: 'owner',
    rights: ['catalogue', 'money', 'orders', 'people', 'prices'],
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
    trade: 'food',
    desk: 'board',
    detail: { no_cutlery: true },
    total_paise: 84_250,
    vendor_share_paise: 69_700,
    payment_method: 'wallet',
    collect_cash_paise: changes.payment_method === 'cash' ? (changes.total_paise ?? 84_250) : 0,
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
    category: 'food',
    server_now: inMinutes(0),
    ...changes,
  }
}

/** A restaurant as its own people see it. */
export const sampleCard: VendorCard = {
  id: 'vendor',
  slug: 'deg-and-dastarkhwan',
  name: 'Deg & Dastarkhwan',
  kind: 'food',
  status: 'active',
  tagline: 'Dum biryani since 1978',
  address: 'Road No. 36, Madhapur, Hyderabad',
  area: 'Madhapur',
  lat: 17.448,
  lng: 78.391,
  phone_masked: '+9190•••••011',
  delivery_radius_m: 6000,
  most_radius_m: 15_000,
  corners: null,
  prep_minutes: 20,
  min_order_paise: 9900,
  packaging_paise: 1000,
  slot_capacity: 10,
  slot_cutoff_minutes: 30,
  commission_bp: 1800,
  cuisines: ['Hyderabadi', 'Mughlai'],
  cost_for_two_paise: 60_000,
  pure_veg: false,
  fssai_number: '13621001000123',
  hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, opens: '11:30', closes: '15:30' },
    { weekday, opens: '18:30', closes: '00:30' },
  ]),
  holidays: [{ day: '2099-01-14', note: 'Sankranti' }],
  people: [{ name: 'Farhan Qureshi', position: 'owner', is_me: true }],
}
