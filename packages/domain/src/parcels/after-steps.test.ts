import { expect, test } from 'vitest'
import { parcelAfterSteps } from './after-steps.ts'

const stop = { arrived_at: null, done_at: null, called: false }
const parcel = {
  order_id: 'order',
  state: 'assigned',
  picked_up: false,
  returning: false,
  waits: [],
  stops: [
    { ...stop, n: 1, what: 'pickup', name: 'Lakshmi' },
    { ...stop, n: 2, what: 'drop', name: 'Sunitha', drop: 1 },
    { ...stop, n: 3, what: 'drop', name: 'Ravi', drop: 2 },
  ],
}
const AT = '2026-11-28T09:34:00Z'
const step = (what: string, args: Record<string, unknown> = {}, orderId = 'order') => ({
  id: what,
  userId: 'ravi',
  orderId,
  what,
  args,
  at: AT,
})

test('a courier without a network goes from door to door (parcel-10)', () => {
  const steps = [
    step('at_pickup'),
    step('pick_up_parcel', { code: '1234' }),
    step('arrive_stop', { n: 2 }),
    step('deliver_parcel', { n: 2, proof: { name: 'Meena' } }),
    step('arrive_stop', { n: 3 }),
    step('call_parcel', { n: 3 }),
    step('fail_parcel', { n: 3, reason: 'nobody_there' }),
  ]
  const after = (count: number) => parcelAfterSteps(parcel, steps.slice(0, count))
  expect(after(1).state).toBe('at_pickup')
  expect(after(2)).toMatchObject({ picked_up: true, stops: [{ done_at: AT }, { done_at: null }, {}] })
  expect(after(3).stops[1]).toMatchObject({ arrived_at: AT, done_at: null })
  expect(after(4).stops[1]).toMatchObject({ done_at: AT })
  expect(after(6).stops[2]).toMatchObject({ called: true, done_at: null })
  expect(after(7)).toMatchObject({ waits: [{ n: 2, name: 'Ravi', decide_by: null }], returning: false })
  expect(after(7).stops.every(({ done_at: done }) => done === AT)).toBe(true)
})

test('what a receiver refuses goes back without a choice', () => {
  expect(parcelAfterSteps(parcel, [step('fail_parcel', { n: 2, reason: 'refused' })])).toMatchObject({
    waits: [],
    returning: true,
  })
})

test('the steps of another order change nothing', () => {
  expect(parcelAfterSteps(parcel, [step('pick_up_parcel', {}, 'other')])).toBe(parcel)
})
