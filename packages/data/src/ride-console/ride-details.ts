import * as z from 'zod/mini'
import { type OrderDetail, readDetail } from '../orders/detail.ts'

const details = z.object({
  vehicle: z.string(),
  mode: z.string(),
  hours: z.nullish(z.number()),
  stops: z.array(z.object({ what: z.string(), area: z.nullable(z.string()) })),
  metres: z.number(),
  seconds: z.number(),
  driver_paise: z.number(),
  pay: z.string(),
  /** Both known once the ride is accepted. */
  rider_name: z.nullish(z.string()),
  note: z.nullish(z.string()),
  women_only: z.boolean(),
  scheduled_for: z.nullable(z.string()),
  waiting: z.nullish(
    z.object({ since: z.string(), free_until: z.nullable(z.string()), per_minute_paise: z.number() }),
  ),
})

/** What a ride says of its job to whoever is offered it or drives it; amounts in paise, ways in metres. */
export type RideDetails = z.infer<typeof details>

/** Reads what a ride says of its job; undefined where it says nothing. */
export function rideDetailsOf(job: { readonly details?: OrderDetail | undefined }): RideDetails | undefined {
  return readDetail(job.details ?? null, details)
}
