/** How soon a ride can be reserved, in milliseconds. */
const SOONEST_MS = 30 * 60_000
/** How far ahead it can be reserved, in milliseconds. */
const LATEST_MS = 7 * 24 * 60 * 60_000
/** India's clock, which has no summer time, in milliseconds before universal time. */
const INDIA_MS = 5.5 * 60 * 60_000

/** A time as a field of a form shows it, by India's clock whatever the device's is: `2026-11-28T19:30`. */
export function fieldTime(at: Date): string {
  return new Date(at.getTime() + INDIA_MS).toISOString().slice(0, 16)
}

/** The ISO time of a form's field; undefined where it is no time. */
export function timeOfField(text: string): string | undefined {
  const at = Date.parse(`${text}:00.000Z`)
  return Number.isNaN(at) ? undefined : new Date(at - INDIA_MS).toISOString()
}

/** Whether a ride can be reserved for a time, as far as one knows before asking. */
export function isReservable(at: string, now: number): boolean {
  const ahead = Date.parse(at) - now
  return ahead >= SOONEST_MS && ahead <= LATEST_MS
}

/** The first time that is proposed: the next full quarter of an hour, an hour from now. */
export function proposedTime(now: number): string {
  const quarter = 15 * 60_000
  return new Date(Math.ceil((now + 2 * SOONEST_MS) / quarter) * quarter).toISOString()
}
