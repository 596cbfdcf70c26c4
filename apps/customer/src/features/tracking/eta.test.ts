import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { etaOf, type OrderTimes } from './eta.ts'

const placed = new Date('2026-11-21T12:00:00Z')
const after = (minutes: number) => new Date(placed.getTime() + minutes * 60_000)

function times(
  status: OrderTimes['order']['status'],
  eta: Partial<OrderTimes['eta']> = {},
  kind: OrderTimes['order']['kind'] = 'delivery',
): OrderTimes {
  return {
    order: { status, kind, scheduled_for: null },
    eta: {
      min_at: after(22).toISOString(),
      max_at: after(32).toISOString(),
      promised_at: after(32).toISOString(),
      delayed_by: null,
      ...eta,
    },
  }
}

test('the promised range counts down (Spec §4 Orders, estimated minutes)', () => {
  expect(etaOf(times('confirmed'), after(2))).toEqual({ from: 20, to: 30, isLate: false, delayedBy: null })
})

test('an order that arrives after the promise is late, and says why', () => {
  const later = {
    min_at: after(40).toISOString(),
    max_at: after(40).toISOString(),
    delayed_by: 'preparation' as const,
  }
  expect(etaOf(times('preparing', later), after(30))).toEqual({
    from: 10,
    to: 10,
    isLate: true,
    delayedBy: 'preparation',
  })
})

test('an order for later says no minutes while it is in time: its half hour says when (Issue 10, 6)', () => {
  const forLater = (status: OrderTimes['order']['status'], eta: Partial<OrderTimes['eta']> = {}) => {
    const { order, ...rest } = times(status, eta)
    return { ...rest, order: { ...order, scheduled_for: after(2).toISOString() } }
  }
  expect(etaOf(forLater('confirmed'), after(2))).toBeUndefined()
  expect(etaOf(forLater('preparing'), after(2))).toBeUndefined()
  expect(etaOf(forLater('out_for_delivery'), after(2))).toMatchObject({ from: 20, to: 30 })
  expect(etaOf(forLater('preparing', { max_at: after(40).toISOString() }), after(2))).toMatchObject({
    to: 38,
    isLate: true,
  })
})

test('a promise that has passed without an answer says no minutes', () => {
  expect(etaOf(times('pending'), after(40))).toBeUndefined()
})

test('nothing more is expected at the door, at the counter, delivered or cancelled', () => {
  expect(etaOf(times('on_way'), after(10))).toBeUndefined()
  expect(etaOf(times('ready', {}, 'pickup'), after(10))).toBeUndefined()
  expect(etaOf(times('delivered'), after(10))).toBeUndefined()
  expect(etaOf(times('cancelled'), after(10))).toBeUndefined()
})

test('the minutes never grow while the estimate stands', () => {
  fc.assert(
    fc.property(fc.nat(120), fc.nat(120), (one, other) => {
      const [sooner, later] = [Math.min(one, other), Math.max(one, other)]
      const before = etaOf(times('preparing'), after(sooner))?.to ?? 0
      expect(etaOf(times('preparing'), after(later))?.to ?? 0).toBeLessThanOrEqual(before)
    }),
  )
})
