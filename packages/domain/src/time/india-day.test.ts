import { expect, test } from 'vitest'
import { daysAfter, indiaDay, isDayUpTo } from './india-day.ts'

test('the day begins at midnight in India, wherever the clock stands', () => {
  expect(indiaDay(Date.parse('2026-11-21T18:29:59Z'))).toBe('2026-11-21')
  expect(indiaDay(Date.parse('2026-11-21T18:30:00Z'))).toBe('2026-11-22')
})

test('one steps over the ends of months and years', () => {
  expect(daysAfter('2026-11-01', -1)).toBe('2026-10-31')
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
})

test('an address may name only days that exist and have begun', () => {
  expect(isDayUpTo('2026-11-20', '2026-11-21')).toBe(true)
  expect(isDayUpTo('2026-11-21', '2026-11-21')).toBe(true)
  for (const wrong of ['2026-11-22', '2026-02-30', '2026-13-01', 'yesterday', '', '20261120'])
    expect(isDayUpTo(wrong, '2026-11-21')).toBe(false)
})
