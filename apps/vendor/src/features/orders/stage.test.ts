import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { describe, expect, it } from 'vitest'
import { byStage, mayCancel } from './stage.ts'

function order(number: string, status: OrderStatus, placedAt: string): VendorOrder {
  return {
    order_id: number,
    order_number: number,
    status,
    kind: 'delivery',
    customer_name: 'Ananya',
    items: [],
    instructions: null,
    no_cutlery: false,
    total_paise: 30_000,
    vendor_share_paise: 24_000,
    payment_method: 'wallet',
    placed_at: placedAt,
    accept_by: null,
    prep_minutes: 20,
    promised_max_at: null,
    status_since: placedAt,
    scheduled_for: null,
    courier_name: null,
    courier_state: null,
    pickup_code: null,
    cancel_reason: null,
    cancelled_by: null,
    server_now: placedAt,
  }
}

describe('the stages of the board', () => {
  it('puts the oldest order first: it has waited longest', () => {
    const stages = byStage([
      order('late', 'pending', '2026-11-21T13:05:00Z'),
      order('early', 'pending', '2026-11-21T13:00:00Z'),
    ])
    expect(stages.new.map((one) => one.order_number)).toEqual(['early', 'late'])
  })

  it('keeps what is accepted but not started with what is on the stove', () => {
    const at = '2026-11-21T13:00:00Z'
    const stages = byStage([
      order('accepted', 'confirmed', at),
      order('cooking', 'preparing', at),
      order('ready', 'ready', at),
      order('left', 'out_for_delivery', at),
    ])
    expect(stages.cooking.map((one) => one.order_number)).toEqual(['accepted', 'cooking'])
    expect([stages.ready.length, stages.away.length]).toEqual([1, 1])
  })

  it('lets nobody call off what has left the house (Spec §4 Orders)', () => {
    const at = '2026-11-21T13:00:00Z'
    expect(mayCancel(order('ready', 'ready', at))).toBe(true)
    expect(mayCancel(order('left', 'on_way', at))).toBe(false)
  })
})
