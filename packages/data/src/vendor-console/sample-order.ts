import type { VendorOrder } from './order.ts'

/** An order for tests. */
export function sampleOrder(id: string, change: Partial<VendorOrder> = {}): VendorOrder {
  return {
    order_id: id,
    order_number: `HYD-${id}`,
    status: 'pending',
    kind: 'delivery',
    customer_name: 'Ananya',
    items: [],
    instructions: null,
    trade: 'food',
    desk: 'board',
    detail: { no_cutlery: false },
    total_paise: 30_000,
    vendor_share_paise: 24_000,
    payment_method: 'wallet',
    collect_cash_paise: 0,
    placed_at: '2026-11-21T13:00:00Z',
    accept_by: '2026-11-21T13:04:00Z',
    prep_minutes: 20,
    promised_max_at: null,
    status_since: '2026-11-21T13:00:00Z',
    scheduled_for: null,
    begin_at: null,
    later_until: null,
    courier_name: null,
    courier_state: 'waiting',
    pickup_code: null,
    cancel_reason: null,
    cancelled_by: null,
    category: 'food',
    server_now: '2026-11-21T13:00:30Z',
    ...change,
  }
}
