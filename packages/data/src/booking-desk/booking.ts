import { BOOKING_STATES } from '@angadi/domain/bookings/booking-states.ts'
import * as z from 'zod/mini'
import { vocabulary } from '../vocabulary.ts'

/** States of a booking, also of one that is only kept; one that this build does not know has ended. */
const DESK_STATES = ['held', ...BOOKING_STATES, 'expired'] as const

const step = z.object({
  name: z.string(),
  price_paise: z.number(),
  starts_at: z.string(),
  minutes: z.number(),
  people: z.nullable(z.array(z.object({ id: z.string(), name: z.string(), part: z.number() }))),
})

/** Who or what a booking takes: so many minutes after its start, minutes of work, gap, work. */
const part = z.object({
  part: z.number(),
  resource_id: z.string(),
  need: z.number(),
  starts_after: z.number(),
  minutes: z.array(z.number()),
  before: z.number(),
  after: z.number(),
})
export type BookingPart = z.infer<typeof part>

export const deskBooking = z.object({
  id: z.string(),
  /** Null of a time that somebody keeps, and of whoever walked in. */
  order_id: z.nullable(z.string()),
  order_number: z.nullable(z.string()),
  state: vocabulary(DESK_STATES, 'completed'),
  starts_at: z.string(),
  ends_at: z.string(),
  version: z.number(),
  customer_name: z.nullable(z.string()),
  steps: z.array(step),
  parts: z.array(part),
  total_paise: z.nullable(z.number()),
  paid_paise: z.number(),
  /** What is to be collected at the end. */
  cash_paise: z.number(),
  accept_by: z.nullable(z.string()),
  note: z.nullable(z.string()),
  walk_in: z.nullable(
    z.object({
      phone: z.nullable(z.string()),
      note: z.nullable(z.string()),
      taken_paise: z.nullable(z.number()),
      taken_by: z.nullable(vocabulary(['cash', 'upi', 'card'], 'cash')),
    }),
  ),
  absence: z.nullable(
    z.object({
      kind: vocabulary(['replaced', 'asked'], 'asked'),
      person: z.string(),
      answer_by: z.nullable(z.string()),
    }),
  ),
})
/** A booking as the desk of a business shows it. */
export type DeskBooking = z.infer<typeof deskBooking>
/** Where a booking stands. */
export type BookingState = DeskBooking['state']
