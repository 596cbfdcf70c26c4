import type { AdminOrder } from '@angadi/data/admin-console/order.ts'
import type { AdminOrderLine } from '@angadi/data/admin-console/orders.ts'
import type { Overview } from '@angadi/data/admin-console/overview.ts'

/** A time so many minutes from now. */
function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}

/** An order as the board lists it, for stories and tests. */
export function sampleLine(changes: Partial<AdminOrderLine> = {}): AdminOrderLine {
  return {
    order_id: 'order',
    order_number: 'HYD-2611-0042',
    status: 'preparing',
    kind: 'delivery',
    vendor_name: 'Deg & Dastarkhwan',
    customer_name: 'Ananya Reddy',
    courier_name: 'Ravi Kumar',
    region_slug: 'hyderabad',
    total_paise: 68_765,
    payment_method: 'wallet',
    payment_status: 'paid',
    placed_at: inMinutes(-12),
    updated_at: inMinutes(-6),
    delivery_state: 'assigned',
    late: false,
    scheduled_for: null,
    ...changes,
  }
}

/** The figures of a busy day, for stories and tests. */
export const sampleOverview: Overview = {
  live_by_status: { pending: 2, preparing: 7, on_way: 3 },
  today: { orders: 184, delivered: 161, cancelled: 11, sales_paise: 9_862_500 },
  revenue_today_paise: 1_104_200,
  couriers_online: 24,
  vendors_open: 31,
  ledger_balanced: true,
}

/** The details of an order with history, ledger entries and offers, for stories and tests. */
export function sampleAdminOrder(changes: Partial<AdminOrder> = {}): AdminOrder {
  return {
    order: {
      id: 'order',
      order_number: 'HYD-2611-0042',
      kind: 'delivery',
      status: 'preparing',
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
      payment_method: 'wallet',
      payment_status: 'paid',
      instructions: 'The bell does not ring, please call.',
      cancel_reason: null,
      cancelled_by: null,
      charge_paise: 0,
      refund_paise: 0,
      credit_paise: 0,
      created_at: inMinutes(-12),
      promised_max_at: inMinutes(28),
    },
    refundable: [
      { position: 1, code: 'items', tax_class: 'restaurant', amount_paise: 59_800, left_paise: 59_800 },
      { position: 2, code: 'packaging', tax_class: 'restaurant', amount_paise: 1500, left_paise: 1500 },
      { position: 3, code: 'delivery', tax_class: 'delivery', amount_paise: 3900, left_paise: 1950 },
    ],
    items: [
      {
        position: 1,
        tax_class: 'restaurant',
        name: 'Hyderabadi chicken dum biryani',
        quantity: 2,
        total_paise: 59_800,
        left_paise: 59_800,
        diet: 'non_veg',
        options: [{ group: 'Size', name: 'Family pack', price_paise: 12_000 }],
      },
    ],
    events: [
      {
        seq: 1,
        from_status: null,
        to_status: 'pending',
        actor_role: 'user',
        actor_name: 'Ananya Reddy',
        reason_code: null,
        note: null,
        at: inMinutes(-12),
      },
      {
        seq: 2,
        from_status: 'pending',
        to_status: 'preparing',
        actor_role: 'vendor',
        actor_name: 'Farida Begum',
        reason_code: null,
        note: null,
        at: inMinutes(-6),
      },
    ],
    ledger: [
      {
        transaction_id: 'one',
        kind: 'order_payment',
        at: inMinutes(-12),
        entries: [
          { account_kind: 'wallet', owner_name: 'Ananya Reddy', amount_paise: -68_765 },
          { account_kind: 'escrow', owner_name: null, amount_paise: 68_765 },
        ],
      },
    ],
    delivery: { state: 'assigned', courier_name: 'Ravi Kumar', distance_m: 6400, pay_paise: 6200 },
    arrivals: [],
    offers: [
      {
        courier_name: 'Meena',
        round: 1,
        distance_to_pickup_m: 900,
        offered_at: inMinutes(-9),
        answered_at: inMinutes(-8),
        outcome: 'declined',
      },
      {
        courier_name: 'Ravi Kumar',
        round: 1,
        distance_to_pickup_m: 1200,
        offered_at: inMinutes(-8),
        answered_at: inMinutes(-8),
        outcome: 'accepted',
      },
    ],
    contact: {
      customer_name: 'Ananya Reddy',
      customer_phone: '+919876543210',
      address: {
        label: 'Home',
        line: 'Flat 302, Kavuri Hills Road',
        landmark: 'Opposite the water tank',
        city: 'Hyderabad',
        pincode: '500081',
      },
    },
    cancellation: {
      allowed: true,
      charge_paise: 0,
      refund_paise: 68_765,
      compensation_paise: 0,
      credit_paise: 0,
      vendor_loss_paise: 0,
      free_until: null,
      fault: 'platform',
      coupon_paise: 0,
    },
    ...changes,
  }
}
