import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { describe, expect, test } from 'vitest'
import { etaOf, type OrderTimes } from './eta.ts'

const placed = new Date('2026-11-21T12:00:00Z')
const after = (minutes: number) => new Date(placed.getTime() + minutes * 60_000)

function times(
  status: OrderTimes['order']['status'],
  more: Partial<OrderTimes['order']> = {},
  events: OrderTimes['events'] = [],
): OrderTimes {
  return {
    order: {
      status,
      kind: 'delivery',
      created_at: placed.toISOString(),
      status_since: placed.toISOString(),
      promised_min_at: after(22).toISOString(),
      promised_max_at: after(32).toISOString(),
      ...more,
    },
    events,
  }
}

describe('etaOf', () => {
  test('tells the promised range until the kitchen begins', () => {
    expect(etaOf(times('confirmed'), after(2))).toEqual({ from: 20, to: 30, isLate: false })
  })

  test('counts from placing while the food is cooked, and never says less than five minutes', () => {
    expect(etaOf(times('preparing'), after(10))).toMatchObject({ from: 15, to: 15 })
    expect(etaOf(times('preparing'), after(30))).toMatchObject({ from: 5, to: 5 })
  })

  test('does not begin anew when the courier comes near', () => {
    const left: Tracking['events'][number] = {
      seq: 5,
      to_status: 'out_for_delivery',
      at: after(20).toISOString(),
      actor_role: 'delivery',
      reason_code: null,
    }
    const near = times('on_way', { status_since: after(30).toISOString() }, [left])
    expect(etaOf(near, after(31))).toMatchObject({ from: 4, to: 4 })
  })

  test('says that it is late once the promise has passed', () => {
    expect(etaOf(times('ready'), after(40))).toEqual({ from: 5, to: 5, isLate: true })
    expect(etaOf(times('pending'), after(40))).toBeUndefined()
  })

  test('expects nothing more of what is ready at the counter, delivered or cancelled', () => {
    expect(etaOf(times('ready', { kind: 'pickup' }), after(10))).toBeUndefined()
    expect(etaOf(times('delivered'), after(10))).toBeUndefined()
    expect(etaOf(times('cancelled'), after(10))).toBeUndefined()
  })
})
