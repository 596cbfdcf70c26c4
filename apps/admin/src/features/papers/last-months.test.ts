import { expect, test } from 'vitest'
import { lastMonths } from './last-months.ts'

test('months begin at midnight in India, and go back over the turn of a year (Issue, Exports per month)', () => {
  expect(lastMonths(new Date('2026-12-31T18:29:59Z'))[0]).toBe('2026-12-01')
  expect(lastMonths(new Date('2026-12-31T18:30:00Z')).slice(0, 3)).toEqual([
    '2027-01-01',
    '2026-12-01',
    '2026-11-01',
  ])
})
