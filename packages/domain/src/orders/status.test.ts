import { expect, test } from 'vitest'
import { ORDER_STATUSES, TRACKER_STEPS, trackerStepOf } from './status.ts'

test('the steps of the tracker are confirmed, preparing, on the way and delivered (Spec §4 Orders)', () => {
  expect(TRACKER_STEPS).toEqual(['confirmed', 'preparing', 'on_way', 'delivered'])
})

test('each status of an order is at one step of the tracker, or none before and outside them (Spec §4 Orders)', () => {
  expect(Object.fromEntries(ORDER_STATUSES.map((status) => [status, trackerStepOf(status)]))).toEqual({
    pending: undefined,
    confirmed: 'confirmed',
    in_progress: 'preparing',
    preparing: 'preparing',
    ready: 'preparing',
    out_for_delivery: 'on_way',
    on_way: 'on_way',
    delivered: 'delivered',
    cancelled: undefined,
  })
})
