import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'

/** What a day's bookings come to, in paise. */
export interface DayTotals {
  /** Visits that are to come, under way or done. */
  readonly visits: number
  /** Their prices, of those booked through Angadi. */
  readonly bookedPaise: number
  /** What of these is to be taken in cash. */
  readonly collectPaise: number
  /** What walk-ins have paid at the desk, outside Angadi. */
  readonly walkInPaise: number
}

const COUNTS: ReadonlySet<string> = new Set(['confirmed', 'in_progress', 'completed'])

/** The figures of a day; what is asked for, cancelled or was missed counts in none. */
export function dayTotals(bookings: readonly DeskBooking[]): DayTotals {
  const counted = bookings.filter(({ state }) => COUNTS.has(state))
  const sum = (of: (booking: DeskBooking) => number) => counted.reduce((all, one) => all + of(one), 0)
  return {
    visits: counted.length,
    bookedPaise: sum((one) => (one.walk_in ? 0 : (one.total_paise ?? 0))),
    collectPaise: sum((one) => one.cash_paise),
    walkInPaise: sum((one) => one.walk_in?.taken_paise ?? 0),
  }
}
