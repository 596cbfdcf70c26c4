import { BOOKING_STATES } from '@angadi/domain/bookings/booking-states.ts'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { STORED_FOR_OWNER } from '../offline/stored-answer.ts'
import { useRefreshSoon } from '../realtime/refresh-soon.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { bookingMove, bookingStep, seriesPlace, usedPackage } from './booking-step.ts'
import { myBookingKeys } from './keys.ts'

/** How many bookings are on a page. */
const PAGE_SIZE = 20
/** One move sends several events at once: this long for the others before fetching, in milliseconds. */
const REFRESH_MS = 50

const myBooking = z.object({
  id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  trade: z.string(),
  state: vocabulary(BOOKING_STATES, 'confirmed'),
  starts_at: z.string(),
  ends_at: z.string(),
  moved: bookingMove,
  series: seriesPlace,
  package: usedPackage,
  steps: rows(bookingStep),
  vendor: z.object({
    slug: z.string(),
    name: z.string(),
    picture: z.nullable(z.string()),
    address: z.nullable(z.string()),
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
  }),
  /** Where somebody comes to; null where it is at the vendor. */
  home: z.nullish(z.string()),
  total_paise: z.number(),
  /** Still to be paid. */
  due_paise: z.number(),
  /** What cancelling costs now; null once it is too late for that. */
  charge_paise: z.nullable(z.number()),
  can_rate: z.boolean(),
})
/** A booking of the customer as the list shows it. */
export type MyBooking = z.infer<typeof myBooking>

/** A customer's bookings of every trade, a page at a time: those to come soonest first, those that are over last first. */
export function myBookingsOptions(userId: string | null, isPast: boolean) {
  return infiniteQueryOptions({
    ...STORED_FOR_OWNER,
    queryKey: myBookingKeys.list(userId, isPast),
    enabled: userId !== null,
    ...keysetPages(
      PAGE_SIZE,
      (after: MyBooking | undefined, signal): Promise<readonly MyBooking[]> =>
        call(
          'my_bookings',
          {
            past: isPast,
            most: PAGE_SIZE,
            ...(after ? { after_at: after.starts_at, after_id: after.id } : {}),
          },
          rows(myBooking),
          signal,
        ),
    ),
  })
}

/** The signed-in customer's bookings, fetched again when an order of theirs changes. */
export function useMyBookings(isPast: boolean) {
  const userId = useUserId()
  const refreshSoon = useRefreshSoon(REFRESH_MS)
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event }) => {
    if (event === 'order' || event === 'detail' || isResync(event)) refreshSoon([myBookingKeys.all])
  })
  return useInfiniteQuery(myBookingsOptions(userId, isPast))
}
