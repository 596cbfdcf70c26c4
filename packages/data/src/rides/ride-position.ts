import { useState } from 'react'
import * as z from 'zod/mini'
import { useTopic } from '../realtime/use-topic.ts'

const heard = z.object({
  lat: z.number(),
  lng: z.number(),
  heading: z.nullish(z.number()),
  at: z.string(),
  /** Since when the driver's phone sends nothing, such as in the background. */
  paused_since: z.nullish(z.string()),
})
/** Where the driver was at a time. */
export type RidePosition = z.infer<typeof heard>

/**
 * The driver's position as it comes in, or the one that is known already; only followers of this ride hear it (Spec §4
 * Live tracking).
 */
export function useRidePosition(orderId: string, known: RidePosition | undefined): RidePosition | undefined {
  const [latest, setLatest] = useState<RidePosition>()
  useTopic(`order:${orderId}`, ({ event, payload }) => {
    if (event !== 'courier_position') return
    const { data } = heard.safeParse(payload)
    if (data) setLatest(data)
  })
  if (!latest || !known) return known
  return new Date(latest.at) >= new Date(known.at) ? latest : known
}
