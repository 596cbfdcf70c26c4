import * as z from 'zod/mini'
import { type OrderDetail, readDetail } from '../orders/detail.ts'
import { rows, vocabulary } from '../vocabulary.ts'

const drop = z.object({
  n: z.number(),
  name: z.string(),
  phone: z.nullish(z.string()),
  line: z.nullish(z.string()),
  landmark: z.nullish(z.string()),
  state: vocabulary(['waiting', 'failed', 'delivered', 'returning', 'returned'], 'waiting'),
  attempts: z.number(),
  reason: z.nullish(vocabulary(['nobody_there', 'wrong_address', 'cannot_reach', 'refused'], 'nobody_there')),
  note: z.nullish(z.string()),
  /** Until when the sender chooses after a failed attempt. */
  decide_by: z.nullish(z.string()),
  done_at: z.nullish(z.string()),
  proof: z.nullish(vocabulary(['code', 'picture', 'signature', 'name'], 'name')),
  proof_name: z.nullish(z.string()),
  /** The path of a signature, in a box of 300 by 120. */
  proof_strokes: z.nullish(z.string()),
})
/** One door of a parcel and what became of it. */
export type ParcelDrop = z.infer<typeof drop>

const detail = z.object({
  parcel: z.object({
    grams: z.number(),
    class: z.string(),
    contents: z.string(),
    contents_text: z.nullish(z.string()),
    fragile: z.boolean(),
    insured: z.boolean(),
    receiver_pays: z.boolean(),
    sender: z.string(),
    pickup: z.object({ line: z.nullish(z.string()), landmark: z.nullish(z.string()) }),
    picked_up_at: z.nullish(z.string()),
    pickup_code: z.nullish(z.string()),
    return_code: z.nullish(z.string()),
    /** What the way back costs before tax, in paise, agreed or to be. */
    return: z.nullish(z.object({ paise: z.number() })),
    /** What the sender pays in cash when it is back, in paise. */
    return_cash_paise: z.nullish(z.number()),
    outcome: z.nullish(vocabulary(['delivered', 'returned', 'partly'], 'partly')),
    drops: rows(drop),
  }),
})
/** What an order knows of its parcel. */
export type Parcel = z.infer<typeof detail>['parcel']

/** The parcel of an order, for its sender; undefined where it cannot be read. */
export function parcelOf({ detail: told }: { readonly detail: OrderDetail }): Parcel | undefined {
  return readDetail(told, detail)?.parcel
}
