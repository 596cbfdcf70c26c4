import { daysWithTimes } from '@angadi/domain/bookings/days-with-times.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import * as z from 'zod/mini'

/** How many days are asked for at once. */
const PAGE_DAYS = 14
/** Others book meanwhile: older times are fetched again when they are shown. */
const FRESH_MS = 30_000

/** What the server answers of times that are free. */
export const freeTimes = z.array(z.object({ starts_at: z.string() }))

/**
 * The days with their free times, a fortnight at a time up to a horizon: the options that all such queries share.
 *
 * @param fromDay the first day in India, such as `2026-11-23`
 * @param horizonDays how many days after it can be booked
 * @param ask the free times of so many days from a day on
 */
export function pagesOfTimes(
  fromDay: string,
  horizonDays: number,
  ask: (day: string, days: number, signal: AbortSignal) => Promise<z.infer<typeof freeTimes>>,
) {
  return {
    staleTime: FRESH_MS,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }: { readonly pageParam: number; readonly signal: AbortSignal }) => {
      const day = daysAfter(fromDay, pageParam)
      const days = Math.min(PAGE_DAYS, horizonDays + 1 - pageParam)
      const times = await ask(day, days, signal)
      return daysWithTimes(
        day,
        days,
        times.map(({ starts_at: startsAt }) => startsAt),
      )
    },
    getNextPageParam: (_page: unknown, pages: readonly unknown[]) =>
      pages.length * PAGE_DAYS > horizonDays ? undefined : pages.length * PAGE_DAYS,
  }
}
