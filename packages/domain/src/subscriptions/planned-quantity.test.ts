import { expect, test } from 'vitest'
import { daysAfter } from '../time/india-day.ts'
import { type Plan, plannedQuantity } from './planned-quantity.ts'

/** From Monday 23 November 2026 on. */
const daily: Plan = {
  frequency: 'daily',
  weekdays: [],
  rule_from: '2026-11-23',
  quantity: 2,
  starts_on: '2026-11-23',
  ends_on: null,
  pauses: [],
  changes: [],
}

function fortnight(plan: Plan): string {
  return Array.from({ length: 14 }, (_, n) => plannedQuantity(plan, daysAfter('2026-11-22', n))).join('')
}

test('it comes every day, every other day or on chosen days (field 2.2)', () => {
  expect(fortnight(daily)).toBe('02222222222222')
  expect(fortnight({ ...daily, frequency: 'alternate' })).toBe('02020202020202')
  expect(fortnight({ ...daily, frequency: 'weekdays', weekdays: [1, 6] })).toBe('02000020200002')
  expect(fortnight({ ...daily, ends_on: '2026-11-25' })).toBe('02220000000000')
})

test('a day is skipped or gets another quantity, also one that is not in the rule (field 2.2)', () => {
  const changes = [
    { day: '2026-11-24', quantity: 3 },
    { day: '2026-11-25', quantity: 0 },
  ]
  expect(fortnight({ ...daily, frequency: 'alternate', changes })).toBe('02300202020202')
})

test('nothing comes in a pause, whatever was changed for its days (field 2.2)', () => {
  const pauses = [
    { starts_on: '2026-11-24', ends_on: '2026-11-26' },
    { starts_on: '2026-12-01', ends_on: null },
  ]
  expect(fortnight({ ...daily, pauses, changes: [{ day: '2026-11-25', quantity: 5 }] })).toBe(
    '02000222200000',
  )
})
