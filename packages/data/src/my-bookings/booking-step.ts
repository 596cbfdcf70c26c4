import * as z from 'zod/mini'
import { rows } from '../vocabulary.ts'

/** One service of a booking, with its name, price (paise) and length as they were booked. */
export const bookingStep = z.object({
  service_id: z.nullable(z.string()),
  name: z.string(),
  price_paise: z.number(),
  starts_at: z.string(),
  minutes: z.number(),
  people: z.nullish(rows(z.object({ id: z.string(), name: z.string() }))),
  /** What the customer does or brings before. */
  prepare: z.nullish(z.string()),
})
export type BookingStep = z.infer<typeof bookingStep>

/** When a booking was moved last, and by which side. */
export const bookingMove = z.nullish(
  z.object({ from: z.string(), at: z.string(), by: z.enum(['user', 'vendor']) }),
)

const place = z.object({ id: z.string(), number: z.number(), visits: z.number(), left: z.number() })
/** Which visit of a series a booking is, and how many are still to come; nothing for a single one. */
export const seriesPlace = z.nullish(place)
export type SeriesPlace = z.infer<typeof place>

/** The package of whose sittings one pays a booking; nothing where none does. */
export const usedPackage = z.nullish(z.object({ order_id: z.string(), name: z.string() }))
