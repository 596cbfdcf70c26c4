import { claimedRows } from './called-by-database.ts'
import { GatewayDown, GatewayRefused, type Period } from './gateway-calls.ts'
import { textAt, valueAt } from './upstream.ts'

/** A day of a service's list that is to be read, as the database hands it out. */
export interface Day extends Period {
  /** 2026-11-27, in India. */
  readonly day: string
}

/** Days read in one call: each is many requests. */
const DAYS = 1

function dayIn(row: unknown): Day | undefined {
  const [day, from, to] = [textAt(row, 'day'), valueAt(row, 'from_seconds'), valueAt(row, 'to_seconds')]
  return day === undefined || typeof from !== 'number' || typeof to !== 'number'
    ? undefined
    : { day, from, to }
}

/**
 * Reads the days that are due, so that both books can be compared; answers how many were. A day that the service does not
 * answer is read again later.
 *
 * @param worker the function that reads, for the log
 * @param claims the function of the database that hands them out
 */
export async function readDueDays(
  worker: string,
  claims: string,
  readDay: (day: Day) => Promise<void>,
): Promise<number> {
  const days = (await claimedRows(claims, DAYS)).map(dayIn).filter((day) => day !== undefined)
  for (const day of days) {
    try {
      await readDay(day)
    } catch (error) {
      if (!(error instanceof GatewayDown || error instanceof GatewayRefused)) throw error
      console.error(`${worker}: ${day.day}: ${error.message}`)
    }
  }
  return days.length
}
