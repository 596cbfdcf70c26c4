import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { vocabulary } from '../vocabulary.ts'
import { driverDayKeys } from './day.ts'

/** The shape of terms in an answer. */
export const rideTerms = z.object({
  model: vocabulary(['commission', 'daily_fee'], 'commission'),
  /** For a day with a ride; zero with a commission. */
  fee_paise: z.number(),
  from: z.string(),
  modes: z.array(
    z.object({ mode: vocabulary(['trip', 'rental', 'intercity'], 'trip'), commission_bp: z.number() }),
  ),
})
/** What drivers pay the platform for rides: a commission, or a fee a day. */
export type RideTerms = z.infer<typeof rideTerms>

const myTerms = z.nullable(
  z.extend(rideTerms, {
    /** The fee of a day is never more than this part of its fares, in basis points. */
    most_bp: z.number(),
    next: z.nullable(rideTerms),
  }),
)
/** What the caller pays the platform for rides today, and what comes. */
export function useMyRideTerms() {
  const userId = useUserId()
  return useQuery({
    queryKey: driverDayKeys.rideTerms(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_ride_terms', {}, myTerms, signal),
  })
}
