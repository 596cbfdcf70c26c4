/** Part of the day for the greeting on the home screen. */
export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening'

/** How often the home screen checks the clock, in milliseconds (Spec §1 Home screen). */
export const GREETING_REFRESH_MS = 60_000

/**
 * The greeting's part of the day: Night before 6, Morning before 12, Afternoon before 17,
 * Evening before 20, otherwise Night.
 *
 * @see Decisions, "Greeting".
 * @param hour local hour, 0 to 23
 */
export function dayPartAt(hour: number): DayPart {
  if (hour < 6) return 'night'
  if (hour < 12) return 'morning'
  if (hour < 17) return 'afternoon'
  if (hour < 20) return 'evening'
  return 'night'
}
