import { slotDay } from '../schedule/slots.ts'
import { daysAfter } from '../time/india-day.ts'

/** A day in India, such as `2026-11-23`, with the ISO times at which something can begin on it. */
export interface DayWithTimes {
  readonly day: string
  readonly times: readonly string[]
}

/**
 * A calendar of days in a row, those without a free time too: a customer sees that a day is full.
 *
 * @param fromDay the first day in India
 * @param days how many
 * @param times the free times, in any order
 */
export function daysWithTimes(
  fromDay: string,
  days: number,
  times: readonly string[],
): readonly DayWithTimes[] {
  const sorted = times.toSorted((one, other) => Date.parse(one) - Date.parse(other))
  const byDay = Map.groupBy(sorted, slotDay)
  return Array.from({ length: days }, (_, n) => {
    const day = daysAfter(fromDay, n)
    return { day, times: byDay.get(day) ?? [] }
  })
}

/** The first free time of the first day that has one, after a day where it is given. */
export function nextFreeTime(days: readonly DayWithTimes[], afterDay?: string): string | undefined {
  return days.find(({ day, times }) => times.length > 0 && (afterDay === undefined || day > afterDay))
    ?.times[0]
}

/** How many times there are on all days. */
export function countTimes(days: readonly DayWithTimes[]): number {
  return days.reduce((sum, { times }) => sum + times.length, 0)
}
