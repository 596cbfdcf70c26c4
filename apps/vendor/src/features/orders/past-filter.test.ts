import { describe, expect, it } from 'vitest'
import { startOf } from './past-filter.ts'

describe('how far back one looks', () => {
  const halfPastMidnight = Date.parse('2026-11-22T00:30:00+05:30')

  it('begins today at midnight in India, not in London', () => {
    expect(new Date(startOf('today', halfPastMidnight)).toISOString()).toBe('2026-11-21T18:30:00.000Z')
  })

  it('counts today as one of the seven days of a week', () => {
    expect(new Date(startOf('week', halfPastMidnight)).toISOString()).toBe('2026-11-15T18:30:00.000Z')
  })

  it('has no beginning for all time', () => {
    expect(startOf('always', halfPastMidnight)).toBe(-Infinity)
  })
})
