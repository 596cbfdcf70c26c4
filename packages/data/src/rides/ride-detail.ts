import * as z from 'zod/mini'
import { type OrderDetail, readDetail } from '../orders/detail.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { fareRow } from './ride-options.ts'
import { RIDE_MODES } from './ride-request.ts'

const stop = z.object({
  n: z.number(),
  what: vocabulary(['pickup', 'stop', 'drop'], 'stop'),
  label: z.string(),
  landmark: z.nullish(z.string()),
  lat: z.number(),
  lng: z.number(),
  arrived_at: z.nullish(z.string()),
  done_at: z.nullish(z.string()),
})

const driver = z.object({
  user_id: z.string(),
  name: z.string(),
  photo: z.nullish(z.string()),
  rating: z.nullish(z.coerce.number()),
  rides: z.nullish(z.number()),
  vehicle: z.nullish(
    z.object({ class: z.string(), plate: z.nullish(z.string()), model: z.nullish(z.string()) }),
  ),
  favourite: z.nullish(z.boolean()),
})
export type RideDriver = z.infer<typeof driver>

/** An alarm that the user has raised, and when the administration took it. */
export const raisedSos = z.object({
  id: z.string(),
  at: z.string(),
  acknowledged_at: z.nullish(z.string()),
})

const detail = z.object({
  vehicle: z.string(),
  mode: vocabulary(RIDE_MODES, 'trip'),
  stops: rows(stop),
  metres: z.nullish(z.number()),
  seconds: z.nullish(z.number()),
  polyline: z.nullish(z.string()),
  range: z.nullish(z.object({ from_paise: z.number(), expected_paise: z.number(), cap_paise: z.number() })),
  rider: z.nullish(z.object({ name: z.string(), phone: z.nullish(z.string()) })),
  scheduled_for: z.nullish(z.string()),
  /** When the search for the driver of a reserved ride begins; null once it has begun. */
  search_at: z.nullish(z.string()),
  /** When its customer is reminded; null once that has happened. */
  remind_at: z.nullish(z.string()),
  /** What was tipped after the ride. */
  tip_paise: z.nullish(z.number()),
  /** Whether its driver can be tipped now. */
  can_tip: z.nullish(z.boolean()),
  start_code: z.nullish(z.string()),
  driver: z.nullish(driver),
  waiting: z.nullish(z.object({ since: z.string(), free_until: z.string(), per_minute_paise: z.number() })),
  alerts: z.nullish(
    rows(
      z.object({
        id: z.nullish(z.string()),
        kind: vocabulary(['off_route', 'long_stop'], 'long_stop'),
        at: z.string(),
        answered_at: z.nullish(z.string()),
      }),
    ),
  ),
  sos: z.nullish(raisedSos),
  started_at: z.nullish(z.string()),
  ended_at: z.nullish(z.string()),
  final_rows: z.nullish(rows(fareRow)),
  lost_item: z.nullish(z.looseObject({ what: z.nullish(z.string()) })),
})
/** What only a ride knows of its order; amounts in paise, metres, seconds. */
export type RideDetail = z.infer<typeof detail>

/** The ride of an order, for its customer and the administration; undefined where it cannot be read. */
export function rideOf({ detail: known }: { readonly detail: OrderDetail }): RideDetail | undefined {
  return readDetail(known, detail)
}
