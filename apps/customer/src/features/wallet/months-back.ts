import { indiaDay } from '@angadi/domain/time/india-day.ts'

/** How many months a statement can be chosen of. */
const MONTHS = 13

/** The first days of this month in India and the twelve before it, newest first: `2026-11-01`, `2026-10-01`, … */
export function monthsBack(now: Date): readonly string[] {
  const [year = 0, month = 1] = indiaDay(now.getTime()).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10),
  )
}
