import { expect, test } from 'vitest'
import { ridePhase } from './ride-phase.ts'

const NOW = '2026-11-28T04:00:00Z'
const event = (to: 'pending' | 'confirmed') => ({
  seq: 1,
  to_status: to,
  at: NOW,
  actor_role: 'driver',
  reason_code: null,
})
const stop = (arrived: string | null) => ({
  n: 1,
  what: 'pickup' as const,
  label: 'Madhapur',
  lat: 17.4,
  lng: 78.4,
  arrived_at: arrived,
})

test.each([
  ['pending', [event('pending')], null, null, 'searching'],
  ['pending', [event('pending'), event('confirmed'), event('pending')], null, null, 'again'],
  ['pending', [event('pending')], null, '2026-11-28T04:00:01Z', 'scheduled'],
  ['pending', [event('pending')], null, NOW, 'searching'],
  ['confirmed', [event('confirmed')], null, null, 'coming'],
  ['confirmed', [event('confirmed')], NOW, null, 'arrived'],
  ['in_progress', [], NOW, null, 'riding'],
  ['delivered', [], NOW, null, 'done'],
  ['cancelled', [], null, null, 'cancelled'],
] as const)('a ride that is %s is shown as it is', (status, events, arrived, searchAt, phase) => {
  expect(
    ridePhase(
      { order: { status }, events: [...events], server_now: NOW },
      { stops: [stop(arrived)], search_at: searchAt },
    ),
  ).toBe(phase)
})
