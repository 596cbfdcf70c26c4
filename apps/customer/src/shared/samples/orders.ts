import { orderKeys } from '@angadi/data/orders/keys.ts'
import type { OrderCardRow } from '@angadi/data/orders/order-card.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { ANANYA } from './person.ts'

/** A time this many minutes from now. */
function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}

/** An order of a list, delivered by default; for stories and tests. */
export function sampleOrder(changes: Partial<OrderCardRow> = {}): OrderCardRow {
  return {
    id: 'order',
    order_number: 'HYD-2611-0042',
    kind: 'delivery',
    trade: 'food',
    status: 'delivered',
    vendor_id: 'vendor',
    vendor_name: 'Deg & Dastarkhwan',
    items: [
      { id: 'biryani', name: 'Hyderabadi chicken dum biryani', quantity: 2, image: null },
      { id: 'meetha', name: 'Double ka meetha', quantity: 1, image: null },
    ],
    total_paise: 68_765,
    payment_method: 'wallet',
    payment_status: 'paid',
    cancel_reason: null,
    status_since: inMinutes(-30),
    created_at: inMinutes(-75),
    promised_max_at: inMinutes(-30),
    scheduled_for: null,
    ...changes,
  }
}

/** Active and past orders, as a list shows them. */
export const sampleOrders: readonly OrderCardRow[] = [
  sampleOrder({
    id: 'live',
    status: 'preparing',
    created_at: inMinutes(-12),
    promised_max_at: inMinutes(28),
  }),
  sampleOrder(),
  sampleOrder({
    id: 'gone',
    order_number: 'HYD-2611-0017',
    vendor_name: 'Chutneys & Dosas',
    status: 'cancelled',
    payment_status: 'refunded',
    cancel_reason: 'items_unavailable',
  }),
]

/** Everything that the screens of one order need; `order` overrides parts of the order itself. */
export function sampleTracking({
  order,
  ...changes
}: Partial<Omit<Tracking, 'order'>> & { readonly order?: Partial<Tracking['order']> } = {}): Tracking {
  return {
    order: {
      id: 'order',
      order_number: 'HYD-2611-0042',
      kind: 'delivery',
      trade: 'food',
      category: 'food',
      status: 'preparing',
      vendor_id: 'vendor',
      vendor_name: 'Deg & Dastarkhwan',
      charges: [
        { code: 'items', amount_paise: 59_800 },
        { code: 'packaging', amount_paise: 1500 },
        { code: 'delivery', amount_paise: 3900 },
        { code: 'platform', amount_paise: 500 },
        { code: 'tax', tax_class: 'restaurant', rate_bp: 500, base_paise: 61_300, amount_paise: 3065 },
      ],
      refunds: [],
      total_paise: 68_765,
      items: [
        {
          id: 'biryani',
          name: 'Hyderabadi chicken dum biryani',
          quantity: 2,
          unit_paise: 29_900,
          price: 299,
          diet: 'non_veg',
          options: [{ group: 'Size', name: 'Family pack', price_paise: 12_000 }],
          special_instructions: 'Less spicy, please',
        },
      ],
      promo_code: null,
      payment_method: 'wallet',
      payment_status: 'paid',
      address: {
        label: 'Home',
        line: 'Flat 302, Kavuri Hills Road',
        landmark: 'Opposite the water tank',
        city: 'Hyderabad',
        pincode: '500081',
        lat: 17.4486,
        lng: 78.3908,
      },
      instructions: 'The bell does not ring, please call.',
      scheduled_for: null,
      change_until: null,
      accept_by: null,
      promised_min_at: inMinutes(18),
      promised_max_at: inMinutes(28),
      cancel_reason: null,
      cancelled_by: null,
      charge_paise: 0,
      refund_paise: 0,
      credit_paise: 0,
      status_since: inMinutes(-6),
      created_at: inMinutes(-12),
      ...order,
    },
    events: [
      { seq: 1, to_status: 'pending', at: inMinutes(-12), actor_role: 'user', reason_code: null },
      { seq: 2, to_status: 'confirmed', at: inMinutes(-10), actor_role: 'vendor', reason_code: null },
      { seq: 3, to_status: 'preparing', at: inMinutes(-6), actor_role: 'vendor', reason_code: null },
    ],
    delivery: {
      state: 'assigned',
      distance_m: 6400,
      pickup: { lat: 17.4126, lng: 78.4482 },
      drop: { lat: 17.4486, lng: 78.3908 },
      courier: { name: 'Ravi Kumar', rating: 4.8, vehicle_kind: 'bike', plate: 'TS 09 EK 4471', photo: null },
      courier_position: null,
    },
    vendor: {
      id: 'vendor',
      name: 'Deg & Dastarkhwan',
      slug: 'deg-and-dastarkhwan',
      lat: 17.4126,
      lng: 78.4482,
      address: '8-2-120, Road No. 2, Banjara Hills, Hyderabad',
      picture: null,
      phone_masked: '+91 •••••• 3210',
    },
    eta: {
      min_at: inMinutes(18),
      max_at: inMinutes(18),
      promised_at: inMinutes(28),
      delayed_by: null,
    },
    drop_code: '4821',
    detail: null,
    cancellation: {
      allowed: true,
      charge_paise: 29_900,
      refund_paise: 38_865,
      compensation_paise: 29_900,
      credit_paise: 0,
      vendor_loss_paise: 0,
      free_until: null,
      fault: 'customer',
      coupon_paise: 0,
    },
    can_rate: false,
    server_now: inMinutes(0),
    ...changes,
  }
}

/** The cache keys of a customer's order lists. */
export const orderLists = [
  orderKeys.active(ANANYA),
  orderKeys.recent(ANANYA),
  orderKeys.past(ANANYA, 'all'),
] as const

/** Cache entries for these orders. */
export function cachedOrders(orders: readonly OrderCardRow[]) {
  const ended = orders.filter(({ status }) => status === 'delivered' || status === 'cancelled')
  const pagesOf = (rows: readonly OrderCardRow[]) => ({ pages: [rows], pageParams: [undefined] })
  const isDaily = ({ kind }: OrderCardRow) => kind === 'subscription'
  return [
    [orderKeys.active(ANANYA), orders.filter((order) => !ended.includes(order))],
    [orderKeys.recent(ANANYA), ended.filter(({ status }) => status === 'delivered')],
    [orderKeys.past(ANANYA, 'all'), pagesOf(ended.filter((order) => !isDaily(order)))],
    [orderKeys.past(ANANYA, 'daily'), pagesOf(ended.filter(isDaily))],
  ] as const
}
