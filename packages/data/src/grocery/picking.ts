import {
  BAG_KINDS,
  LINE_STATES,
  PREFERENCES,
  SUBSTITUTION_STATES,
} from '@angadi/domain/grocery/substitution.ts'
import * as z from 'zod/mini'
import { orderKind, orderStatus, paymentMethod } from '../rows.ts'
import { translations } from '../translated.ts'
import { rows, vocabulary } from '../vocabulary.ts'

const substitution = z.object({
  id: z.string(),
  item_id: z.nullable(z.string()),
  name: z.string(),
  name_translations: translations,
  picture: z.nullable(z.string()),
  pack_size: z.nullable(z.number()),
  pack_unit: z.nullable(z.string()),
  unit_paise: z.number(),
  quantity: z.number(),
  /** What the customer pays for it, at the prices of the shelf. */
  total_paise: z.number(),
  state: vocabulary(SUBSTITUTION_STATES, 'withdrawn'),
  answered_by: z.nullable(vocabulary(['customer', 'preference', 'silence', 'store'], 'store')),
  answer_by: z.string(),
})
/** What a store offers instead of what is missing. */
export type Substitution = z.infer<typeof substitution>

const line = z.object({
  position: z.number(),
  item_id: z.nullable(z.string()),
  name: z.string(),
  name_translations: translations,
  original_name: z.string(),
  picture: z.nullable(z.string()),
  aisle: z.nullable(z.string()),
  barcode: z.nullable(z.string()),
  pack_size: z.nullable(z.number()),
  pack_unit: z.nullable(z.string()),
  quantity: z.number(),
  unit_paise: z.number(),
  total_paise: z.number(),
  special_instructions: z.nullable(z.string()),
  /** Whom of a group order the line is for. */
  for_name: z.nullish(z.string()),
  packed_with: vocabulary(BAG_KINDS, 'food'),
  ordered_grams: z.nullable(z.number()),
  most_grams: z.nullable(z.number()),
  least_grams: z.nullable(z.number()),
  prefer: vocabulary(PREFERENCES, 'refund'),
  substitute: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      picture: z.nullable(z.string()),
      price_paise: z.number(),
      pack_size: z.nullable(z.number()),
      pack_unit: z.nullable(z.string()),
    }),
  ),
  state: vocabulary(LINE_STATES, 'waiting'),
  picked_quantity: z.nullable(z.number()),
  picked_grams: z.nullable(z.number()),
  picked_paise: z.nullable(z.number()),
  charged_paise: z.nullable(z.number()),
  /** Whether the store sells the item at all, and until when not; nothing where it no longer has it. */
  is_available: z.nullish(z.boolean()),
  sold_out_until: z.nullish(z.string()),
  substitutions: rows(substitution),
})
/** A line of an order of groceries with what was picked of it; amounts in paise, at the prices of the shelf. */
export type PickingLine = z.infer<typeof line>

const bag = z.object({
  number: z.number(),
  holds: vocabulary(BAG_KINDS, 'food'),
  code: z.string(),
  checked_at: z.nullable(z.string()),
})
/** A bag of an order of groceries. */
export type Bag = z.infer<typeof bag>
/** The bags of an order. */
export const bags = rows(bag)

/** How far an order of groceries is picked, as everybody who takes part in it sees it. */
export const picking = z.object({
  order_id: z.string(),
  order_number: z.string(),
  status: orderStatus,
  kind: orderKind,
  vendor_name: z.string(),
  payment_method: paymentMethod,
  scheduled_for: z.nullable(z.string()),
  promised_max_at: z.nullable(z.string()),
  picking_at: z.nullable(z.string()),
  packed_at: z.nullable(z.string()),
  /** What was not picked and went back to the customer, with its tax. */
  back_paise: z.number(),
  total_paise: z.number(),
  refund_paise: z.number(),
  lines: rows(line),
  bags,
  server_now: z.string(),
})
export type Picking = z.infer<typeof picking>

/** The offer of a line that nobody has answered yet. */
export function openOffer(one: Pick<PickingLine, 'substitutions'>): Substitution | undefined {
  return one.substitutions.find(({ state }) => state === 'offered')
}

/** What takes the place of what is missing of a line. */
export function acceptedOffer(one: Pick<PickingLine, 'substitutions'>): Substitution | undefined {
  return one.substitutions.find(({ state }) => state === 'accepted')
}
