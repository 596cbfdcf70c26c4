import { parcelAfterSteps } from '@angadi/domain/parcels/after-steps.ts'
import * as z from 'zod/mini'
import { type OrderDetail, readDetail } from '../orders/detail.ts'
import { useWaitingSteps } from '../steps/use-waiting-steps.ts'
import { rows, vocabulary } from '../vocabulary.ts'

/** What is said of a parcel before it is accepted. */
const size = {
  class: z.string(),
  grams: z.number(),
  fragile: z.boolean(),
}

const parcelOffer = z.object({
  ...size,
  drops: z.number(),
  collect_paise: z.number(),
  scheduled_for: z.nullish(z.string()),
})
/** A parcel that is offered; amounts in paise. */
export type ParcelOffer = z.infer<typeof parcelOffer>

const stop = z.object({
  n: z.number(),
  what: vocabulary(['pickup', 'drop', 'return'], 'drop'),
  drop: z.nullish(z.number()),
  name: z.string(),
  address: z.nullish(z.string()),
  landmark: z.nullish(z.string()),
  lat: z.number(),
  lng: z.number(),
  handover: z.nullish(vocabulary(['door', 'building'], 'door')),
  arrived_at: z.nullish(z.string()),
  done_at: z.nullish(z.string()),
  proof: z.nullish(z.string()),
  /** From when on a failed attempt needs no call. */
  may_fail_at: z.nullish(z.string()),
  called: z.boolean(),
  collect_paise: z.number(),
})
/** A stop of a parcel's way. */
export type ParcelStop = z.infer<typeof stop>

const parcelJob = z.object({
  ...size,
  job_id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  state: z.string(),
  contents: z.string(),
  picked_up: z.boolean(),
  /** The drops about which the sender has still to choose. */
  waits: z.pipe(
    z.nullable(rows(z.object({ n: z.number(), name: z.string(), decide_by: z.nullable(z.string()) }))),
    z.transform((waits) => waits ?? []),
  ),
  /** Whether something of it goes back once the last door is done. */
  returning: z.boolean(),
  stops: rows(stop),
})
/** The parcel that a courier carries; amounts in paise. */
export type ParcelJob = z.infer<typeof parcelJob>

interface WithDetails {
  readonly details?: OrderDetail | undefined
}

/** Reads what is said of a parcel that is offered; undefined where nothing is. */
export function parcelOfferOf({ details = null }: WithDetails): ParcelOffer | undefined {
  return readDetail(details, parcelOffer)
}

/** The parcel of a job, as it is once the steps that wait for a network are sent; undefined where it cannot be read. */
export function useParcelOf({ details = null }: WithDetails): ParcelJob | undefined {
  const steps = useWaitingSteps()
  const parcel = readDetail(details, parcelJob)
  return parcel && parcelAfterSteps(parcel, steps)
}
