import { type DayWithTimes, daysWithTimes } from '@angadi/domain/bookings/days-with-times.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'

/** The present day of stories. */
export const TODAY = indiaDay(Date.now())

/** A time of a day some days ahead, such as `10:30` in India. */
export function timeOn(daysAhead: number, clock: string): string {
  return new Date(`${daysAfter(TODAY, daysAhead)}T${clock}:00+05:30`).toISOString()
}

const MORNING = ['09:00', '09:30', '10:00', '10:30', '11:15']
const REST = ['12:00', '13:30', '15:45', '17:00', '18:30', '19:15']

/** A fortnight of free times for stories and tests: today and some later days are full. */
export const sampleDays: readonly DayWithTimes[] = daysWithTimes(
  TODAY,
  14,
  [1, 2, 3, 5, 6, 8, 9, 10, 12, 13].flatMap((ahead) =>
    [...MORNING, ...(ahead === 2 ? [] : REST)].map((clock) => timeOn(ahead, clock)),
  ),
)

/** A fortnight without any. */
export const fullDays: readonly DayWithTimes[] = daysWithTimes(TODAY, 14, [])
