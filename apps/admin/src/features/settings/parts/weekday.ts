/** A Sunday, noon in India: weekday n is n days later. */
const SUNDAY = Date.parse('2026-11-22T12:00:00+05:30')
const DAY_MS = 24 * 60 * 60_000

/** A day of the week to be named; 0 is Sunday. */
export function dayOfWeek(day: number): Date {
  return new Date(SUNDAY + day * DAY_MS)
}
