import { DAY_MS, startOfIndiaDay } from '@angadi/domain/time/india-day.ts'

/** How long something stays off sale: an hour, the rest of today, or until it is switched on by hand. */
export const SOLD_OUT_FOR = ['hour', 'today', 'ever'] as const
export type SoldOutFor = (typeof SOLD_OUT_FOR)[number]

const HOUR_MS = 60 * 60_000

/** At five in the morning every vendor is closed. */
const MORNING_MS = 5 * HOUR_MS

/** The next morning in India, as milliseconds since 1970. */
export function nextMorning(now: number): number {
  return startOfIndiaDay(now - MORNING_MS) + MORNING_MS + DAY_MS
}

/** Until when, in milliseconds since 1970; undefined where it does not come back by itself. */
export function soldOutUntil(duration: SoldOutFor, now: number): number | undefined {
  return duration === 'hour' ? now + HOUR_MS : duration === 'today' ? nextMorning(now) : undefined
}
