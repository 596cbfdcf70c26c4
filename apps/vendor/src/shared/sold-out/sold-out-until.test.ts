import { describe, expect, it } from 'vitest'
import { nextMorning } from './sold-out-until.ts'

describe('the morning until which a dish is sold out', () => {
  const after = (at: string) => new Date(nextMorning(Date.parse(at))).toISOString()

  it('is tomorrow at five in India for what runs out in the evening', () => {
    expect(after('2026-11-21T21:00:00+05:30')).toBe('2026-11-21T23:30:00.000Z')
  })

  it('is the same day for a kitchen that is still open after midnight', () => {
    expect(after('2026-11-22T01:30:00+05:30')).toBe('2026-11-21T23:30:00.000Z')
  })
})
