import { expect, test } from 'vitest'
import { monthsBack } from './months-back.ts'

test('a new month begins at midnight in India, also a new year', () => {
  expect(monthsBack(new Date('2026-12-31T18:29:59Z'))[0]).toBe('2026-12-01')
  expect(monthsBack(new Date('2026-12-31T18:30:00Z')).slice(0, 2)).toEqual(['2027-01-01', '2026-12-01'])
})

test('from the end of March one goes back to February', () => {
  expect(monthsBack(new Date('2027-03-31T12:00:00Z')).slice(0, 3)).toEqual([
    '2027-03-01',
    '2027-02-01',
    '2027-01-01',
  ])
})
