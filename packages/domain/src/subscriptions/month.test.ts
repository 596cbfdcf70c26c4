import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '../time/india-day.ts'
import { lastDayOf, monthOf, monthsAfter, weeksOf } from './month.ts'
import { weekdayOf } from './planned-quantity.ts'

test('months turn over the ends of years', () => {
  expect(monthsAfter('2026-12-01', 1)).toBe('2027-01-01')
  expect(monthsAfter('2026-01-01', -1)).toBe('2025-12-01')
  expect(lastDayOf('2028-02-01')).toBe('2028-02-29')
})

test('the weeks of a month hold each of its days once, from a Monday to a Sunday', () => {
  fc.assert(
    fc.property(fc.integer({ min: -600, max: 600 }), (months) => {
      const month = monthsAfter('2026-11-01', months)
      const days = weeksOf(month).flat()
      expect(weekdayOf(days[0] ?? '')).toBe(1)
      expect(weekdayOf(days.at(-1) ?? '')).toBe(0)
      expect(days).toEqual(days.map((_, n) => daysAfter(days[0] ?? '', n)))
      const inside = days.filter((day) => monthOf(day) === month)
      expect(inside[0]).toBe(month)
      expect(inside.at(-1)).toBe(lastDayOf(month))
    }),
  )
})
