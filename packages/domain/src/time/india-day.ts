export const DAY_MS = 24 * 60 * 60_000
/** India is 5½ hours ahead of UTC, the whole year and everywhere. */
const INDIA_MS = 5.5 * 60 * 60_000

/** The day's number in India's calendar at a moment in milliseconds since 1970, counted from 1 January 1970. */
export function indiaDayNumber(at: number): number {
  return Math.floor((at + INDIA_MS) / DAY_MS)
}

/** Midnight in India, the day's first moment; both in milliseconds since 1970. */
export function startOfIndiaDay(at: number): number {
  return indiaDayNumber(at) * DAY_MS - INDIA_MS
}

/**
 * The day in India at a moment, such as `2026-11-21`.
 *
 * @param now in milliseconds since 1970
 */
export function indiaDay(now: number): string {
  return new Date(now + INDIA_MS).toISOString().slice(0, 10)
}

/** The day some days after another one; before it with a negative number. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whether a text is a calendar day that is not after the given last one. */
export function isDayUpTo(text: string, last: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text > last) return false
  const at = Date.parse(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
