import { startOfIndiaDay } from '../time/india-day.ts'

/** The minutes of a day in India; the next day's first minute is its end. */
export const DAY_MINUTES = 24 * 60

const MINUTE_MS = 60_000

/** Midnight in India at which a day such as `2026-12-07` begins, in milliseconds since 1970. */
export function dayStart(day: string): number {
  return startOfIndiaDay(Date.parse(`${day}T12:00:00Z`))
}

/** How many minutes after a day's midnight in India a moment is: negative before it, beyond 1440 after the day. */
export function minuteOfDay(at: string | number, day: string): number {
  return (new Date(at).getTime() - dayStart(day)) / MINUTE_MS
}

/** The moment so many minutes after a day's midnight in India, as the server reads it. */
export function timeAt(day: string, minute: number): string {
  return new Date(dayStart(day) + minute * MINUTE_MS).toISOString()
}
