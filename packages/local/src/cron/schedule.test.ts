import { describe, expect, it } from 'vitest'
import { parseSchedule } from './schedule.ts'

function isDue(schedule: string, at: string): boolean {
  const parsed = parseSchedule(schedule)
  return parsed.kind === 'minutes' && parsed.matches(new Date(at))
}

describe('a schedule in the language of pg_cron', () => {
  it('reads intervals of seconds', () => {
    expect(parseSchedule('5 seconds')).toEqual({ kind: 'interval', everyMs: 5000 })
    expect(parseSchedule('1 second')).toEqual({ kind: 'interval', everyMs: 1000 })
  })

  it.each([
    ['*/15 * * * *', '2026-11-21T10:45:00Z', true],
    ['*/15 * * * *', '2026-11-21T10:46:00Z', false],
    ['30 3 * * *', '2026-11-21T03:30:00Z', true],
    ['0 9-17 * * mon-fri', '2026-11-20T17:00:00Z', true],
    ['0 9-17 * * mon-fri', '2026-11-21T17:00:00Z', false],
    ['0 0 $ * *', '2028-02-29T00:00:00Z', true],
    ['0 0 $ * *', '2028-02-28T00:00:00Z', false],
    ['0 0 13 * 5', '2026-11-20T00:00:00Z', true],
    ['0 0 13 * 5', '2026-12-13T00:00:00Z', true],
    ['0 0 13 * 5', '2026-12-14T00:00:00Z', false],
    ['0 0 * * 7', '2026-11-22T00:00:00Z', true],
    ['@daily', '2026-11-22T00:00:00Z', true],
    ['0 0 * * *', '2026-11-22T00:00:42.5Z', true],
    ['0 0 1-15/7 jan,DEC *', '2026-12-08T00:00:00Z', true],
    ['0 0 */2 * 1', '2026-11-23T00:00:00Z', true],
    ['0 0 */2 * 1', '2026-11-25T00:00:00Z', false],
    ['5/20 * * * *', '2026-11-22T00:45:00Z', true],
  ])('%s at %s: %s', (schedule, at, due) => {
    expect(isDue(schedule, at)).toBe(due)
  })

  it.each([
    '',
    'soon',
    '60 seconds',
    '0 seconds',
    '* * * *',
    '61 * * * *',
    '*/0 * * * *',
    '1-2-3 * * * *',
    '0 0 L * *',
    '0 0 * * 5#2',
    '0 0 ? * *',
  ])('refuses "%s"', (schedule) => {
    expect(() => parseSchedule(schedule)).toThrow()
  })
})
