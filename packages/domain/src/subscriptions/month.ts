import { daysAfter } from '../time/india-day.ts'
import { weekdayOf } from './planned-quantity.ts'

/** The first day of the month of a day. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The first day of the month some months after another one; before it with a negative number. */
export function monthsAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The last day of a month, given its first one. */
export function lastDayOf(month: string): string {
  return daysAfter(monthsAfter(month, 1), -1)
}

/**
 * The weeks that show a month, each of seven days from Monday on, with the days of the months beside it.
 *
 * @param month its first day
 */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = daysAfter(month, -((weekdayOf(month) + 6) % 7))
  const last = lastDayOf(month)
  const weeks: string[][] = []
  for (let start = first; start <= last; start = daysAfter(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, n) => daysAfter(start, n)))
  return weeks
}
