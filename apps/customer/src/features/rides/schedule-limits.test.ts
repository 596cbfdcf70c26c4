import { expect, test } from 'vitest'
import { fieldTime, isReservable, proposedTime, timeOfField } from './schedule-limits.ts'

const NOW = Date.parse('2026-11-28T04:00:00Z')

test('a field shows the time of India, and reads it back', () => {
  expect(fieldTime(new Date('2026-11-28T14:00:00Z'))).toBe('2026-11-28T19:30')
  expect(timeOfField('2026-11-28T19:30')).toBe('2026-11-28T14:00:00.000Z')
  expect(timeOfField('')).toBeUndefined()
})

test.each([
  ['2026-11-28T04:29:00Z', false],
  ['2026-11-28T04:30:00Z', true],
  ['2026-12-05T04:00:00Z', true],
  ['2026-12-05T04:01:00Z', false],
])('a ride for %s can be reserved: %s', (at, isPossible) => {
  expect(isReservable(at, NOW)).toBe(isPossible)
})

test('the proposed time is a quarter of an hour that can be reserved', () => {
  expect(proposedTime(NOW + 1)).toBe('2026-11-28T05:15:00.000Z')
  expect(isReservable(proposedTime(NOW), NOW)).toBe(true)
})
