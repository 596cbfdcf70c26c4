import { BOOKING_STATES } from '@angadi/domain/bookings/booking-states.ts'
import * as z from 'zod/mini'
import { readDetail } from '../orders/detail.ts'
import type { Tracking } from '../orders/tracking.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { bookingMove, bookingStep, seriesPlace, usedPackage } from './booking-step.ts'

const detail = z.object({
  booking: z.object({
    id: z.string(),
    state: vocabulary(BOOKING_STATES, 'confirmed'),
    starts_at: z.string(),
    ends_at: z.string(),
    /** Rises with every change: whoever moves it says which they saw. */
    version: z.number(),
    steps: rows(bookingStep),
    moved: bookingMove,
    series: seriesPlace,
    package: usedPackage,
    /** What cancelling costs from a moment on (paise), nothing before the first; null once it is too late. */
    cancelling: z.nullish(z.array(z.object({ from: z.string(), charge_paise: z.number() }))),
    /** How many days ahead it can be moved. */
    horizon_days: z.nullish(z.number()),
    /** Who is away, and whether somebody else took over or another time has to be chosen until a moment. */
    absence: z.nullish(
      z.object({
        kind: vocabulary(['replaced', 'asked'], 'replaced'),
        person: z.string(),
        answer_by: z.nullable(z.string()),
      }),
    ),
    /** Who came, once it is done, for as long as they can be rated or were: their customer's stars. */
    people_to_rate: z.nullish(
      z.array(z.object({ id: z.string(), name: z.string(), stars: z.nullable(z.number()) })),
    ),
    /** From when one can say that nobody came. */
    report_from: z.nullish(z.string()),
  }),
})
/** The booking that an order is of. */
export type Booking = z.infer<typeof detail>['booking']

/** The booking of an order; undefined where it cannot be read. */
export function bookingOf({ detail: told }: Pick<Tracking, 'detail'>): Booking | undefined {
  return readDetail(told, detail)?.booking
}
