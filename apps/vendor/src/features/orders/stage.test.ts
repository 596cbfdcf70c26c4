import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { describe, expect, it } from 'vitest'
import { bookedAt, bySlot, byStage, mayCancel } from './stage.ts'

const NOW = Date.parse('2026-11-21T13:00:00Z')

function order(number: string, status: OrderStatus, placedAt: string): VendorOrder {
  return {
    order_id: number,
    order_number: number,
    status,
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
    placed_at: placedAt,
    accept_by: null,
    prep_minutes: 20,
    promised_max_at: null,
    status_since: placedAt,
    scheduled_for: null,
    begin_at: null,
    later_until: null,
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
    const stages = byStage(
      [order('late', 'pending', '2026-11-21T13:05:00Z'), order('early', 'pending', '2026-11-21T13:00:00Z')],
      NOW,
    )
    expect(stages.new.map((one) => one.order_number)).toEqual(['early', 'late'])
  })

  it('keeps what is accepted but not started with what is on the stove', () => {
    const at = '2026-11-21T13:00:00Z'
    const stages = byStage(
      [
        order('accepted', 'confirmed', at),
        order('preparing', 'preparing', at),
        order('ready', 'ready', at),
        order('left', 'out_for_delivery', at),
      ],
      NOW,
    )
    expect(stages.preparing.map((one) => one.order_number)).toEqual(['accepted', 'preparing'])
    expect([stages.ready.length, stages.away.length]).toEqual([1, 1])
  })

  it('keeps an order for later apart until its time, by when to begin, and then moves it up (Issue 10, 6)', () => {
    const later = (number: string, startsAt: string, beginAt: string) => ({
      ...order(number, 'confirmed', '2026-11-20T13:00:00Z'),
      scheduled_for: startsAt,
      begin_at: beginAt,
      later_until: new Date(Date.parse(beginAt) - 600_000).toISOString(),
    })
    const orders = [
      later('second', '2026-11-21T15:00:00Z', '2026-11-21T14:35:00Z'),
      later('slow', '2026-11-21T15:00:00Z', '2026-11-21T14:00:00Z'),
      later('first', '2026-11-21T14:30:00Z', '2026-11-21T14:05:00Z'),
      { ...later('new', '2026-11-21T15:00:00Z', '2026-11-21T14:35:00Z'), status: 'pending' as const },
    ]
    const stages = byStage(orders, NOW)
    expect(stages.later.map((one) => one.order_number)).toEqual(['slow', 'first', 'second'])
    expect([stages.new.length, stages.preparing.length]).toEqual([1, 0])
    expect(bySlot(stages.later).map(([, ofSlot]) => ofSlot.map((one) => one.order_number))).toEqual([
      ['first'],
      ['slow', 'second'],
    ])
    expect(bookedAt(orders, '2026-11-21T15:00:00+00:00')).toBe(3)
    const due = byStage(orders, Date.parse('2026-11-21T13:50:00Z'))
    expect(due.preparing.map((one) => one.order_number)).toEqual(['slow'])
  })

  it('lets nobody call off what has left the house (Spec §4 Orders)', () => {
    const at = '2026-11-21T13:00:00Z'
    expect(mayCancel(order('ready', 'ready', at))).toBe(true)
    expect(mayCancel(order('left', 'on_way', at))).toBe(false)
  })
})
