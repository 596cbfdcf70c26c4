const INDIA_OFFSET_MINUTES = 330
const DAY_MINUTES = 1440

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * Whether a ride that starts then is one by night, by Indian time. The night may lie over midnight, and its end is not
 * among it.
 */
export function isNight(night: { from: string; to: string }, start: Date): boolean {
  const at = (Math.floor(start.getTime() / 60_000) + INDIA_OFFSET_MINUTES) % DAY_MINUTES
  const from = minutesOf(night.from)
  const to = minutesOf(night.to)
  return from <= to ? at >= from && at < to : at >= from || at < to
}
