import { SLOT_MS, type Slot } from '@angadi/domain/schedule/slots.ts'
import { DAY_MS, startOfIndiaDay } from '@angadi/domain/time/india-day.ts'

/** The beginning of a half hour tomorrow or later, from noon on. */
export function slotAt(daysAhead: number, halfHoursAfterNoon: number): string {
  const midnight = startOfIndiaDay(Date.now()) + daysAhead * DAY_MS
  return new Date(midnight + DAY_MS / 2 + halfHoursAfterNoon * SLOT_MS).toISOString()
}

function slot(startsAt: string, isFree = true): Slot {
  return {
    starts_at: startsAt,
    ends_at: new Date(Date.parse(startsAt) + SLOT_MS).toISOString(),
    is_free: isFree,
  }
}

/** Half hours of tomorrow and the day after, one of them full; for stories and tests. */
export const sampleSlots: readonly Slot[] = [
  slot(slotAt(1, 0)),
  slot(slotAt(1, 1), false),
  slot(slotAt(1, 2)),
  slot(slotAt(1, 14)),
  slot(slotAt(2, 0)),
  slot(slotAt(2, 1)),
]
