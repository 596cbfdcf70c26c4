import { PARCEL_STATES } from '@angadi/domain/shopping/parcels.ts'
import { RETURN_REASONS, RETURN_STATES, RETURN_WISHES } from '@angadi/domain/shopping/returns.ts'
import * as z from 'zod/mini'
import { rows, vocabulary } from '../vocabulary.ts'

/** Unknown states of a parcel are those between the hand-over and the arrival. */
export const parcelState = vocabulary(PARCEL_STATES, 'in_transit')
/** Unknown states of a return are under way. */
export const returnState = vocabulary(RETURN_STATES, 'received')
/** What tells a line from others of its product. */
export const variant = z.record(z.string(), z.string())

/** A parcel with its carrier and what happened to it. */
export const shipment = z.object({
  id: z.string(),
  purpose: vocabulary(['order', 'replacement'], 'order'),
  state: parcelState,
  tracking_number: z.nullable(z.string()),
  promised_from: z.nullable(z.string()),
  promised_to: z.nullable(z.string()),
  state_since: z.string(),
  carrier: z.nullable(z.object({ code: z.string(), name: z.string(), tracking_url: z.nullable(z.string()) })),
  events: rows(
    z.object({
      seq: z.number(),
      state: parcelState,
      place: z.nullable(z.string()),
      note: z.nullable(z.string()),
      actor_role: z.string(),
      at: z.string(),
    }),
  ),
})
/** A parcel with its carrier and what happened to it; days as 2026-11-30. */
export type Shipment = z.infer<typeof shipment>

/** A return with its lines and moves, as customer, seller and administrators see it. */
export const returnCard = z.object({
  id: z.string(),
  number: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  vendor_name: z.string(),
  wish: vocabulary(RETURN_WISHES, 'refund'),
  destination: vocabulary(['wallet', 'source'], 'wallet'),
  state: returnState,
  note: z.nullable(z.string()),
  photos: z.array(z.string()),
  pickup_on: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  refund_paise: z.number(),
  state_since: z.string(),
  created_at: z.string(),
  customer_name: z.string(),
  /** When the seller's time to answer or inspect is over; null where nothing is due. */
  due_at: z.nullable(z.string()),
  lines: rows(
    z.object({
      position: z.number(),
      name: z.string(),
      picture: z.nullable(z.string()),
      variant,
      quantity: z.number(),
      unit_paise: z.number(),
      reason: vocabulary(RETURN_REASONS, 'quality'),
      exchange_name: z.nullable(z.string()),
      exchange_variant: z.nullable(variant),
    }),
  ),
  events: rows(
    z.object({
      seq: z.number(),
      state: returnState,
      actor_role: z.string(),
      note: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
})
/** A return with its lines and moves; amounts in paise. */
export type ReturnCard = z.infer<typeof returnCard>
