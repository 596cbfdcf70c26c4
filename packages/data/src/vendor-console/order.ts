import * as z from 'zod/mini'
import { orderDetail } from '../orders/detail.ts'
import {
  chosenOption,
  deliveryState,
  diet,
  giftCard,
  orderKind,
  orderStatus,
  paymentMethod,
} from '../rows.ts'

const vendorRefund = z.object({
  reason_code: z.string(),
  /** What the customer got back. */
  amount_paise: z.number(),
  /** What the vendor earns less. */
  loss_paise: z.number(),
  at: z.string(),
})
/** A refund that the vendor bears; amounts in paise. */
export type VendorRefund = z.infer<typeof vendorRefund>

/** What a customer is asked about a line of their order. */
const question = z.object({
  id: z.string(),
  /** The pieces that ran out. */
  missing: z.number(),
  answer_by: z.string(),
  /** What is offered instead; without it, to do without. */
  name: z.nullish(z.string()),
  quantity: z.nullish(z.number()),
})
/** The shape of one row of `vendor_orders`. */
export const vendorOrder = z.object({
  order_id: z.string(),
  order_number: z.string(),
  status: orderStatus,
  kind: orderKind,
  /** What was sold, such as food or grocery. */
  trade: z.string(),
  /** Where the vendor works on it: the board, the parcels. */
  desk: z.string(),
  customer_name: z.string(),
  items: z.array(
    z.object({
      /** The item, as far as the vendor still has it. */
      id: z.nullish(z.string()),
      name: z.string(),
      quantity: z.number(),
      unit_paise: z.nullish(z.number()),
      diet: z.nullish(diet),
      options: z.nullish(z.array(chosenOption)),
      special_instructions: z.nullish(z.string()),
      /** Whom of a group order it is for. */
      for_name: z.nullish(z.string()),
      /** The pieces that came, where less or something else did; nothing while it stands as ordered. */
      came: z.nullish(z.number()),
      /** What was weighed of what is sold by weight. */
      came_grams: z.nullish(z.number()),
      /** What the line costs in the end. */
      charged_paise: z.nullish(z.number()),
      instead: z.nullish(z.array(z.object({ name: z.string(), quantity: z.number() }))),
      asked: z.nullish(question),
    }),
  ),
  instructions: z.nullable(z.string()),
  /** Read by the trade's own hook. */
  detail: orderDetail,
  total_paise: z.number(),
  vendor_share_paise: z.number(),
  payment_method: paymentMethod,
  /** What is still to be collected in cash, in paise. */
  collect_cash_paise: z.number(),
  placed_at: z.string(),
  accept_by: z.nullable(z.string()),
  prep_minutes: z.nullable(z.number()),
  promised_max_at: z.nullable(z.string()),
  status_since: z.string(),
  scheduled_for: z.nullable(z.string()),
  /** When preparing an order for later has to begin. */
  begin_at: z.nullable(z.string()),
  /** When an order for later becomes present work. */
  later_until: z.nullable(z.string()),
  courier_name: z.nullable(z.string()),
  courier_state: z.nullable(deliveryState),
  pickup_code: z.nullable(z.string()),
  cancel_reason: z.nullable(z.string()),
  cancelled_by: z.nullable(z.string()),
  /** The trade of the vendor, such as food or grocery. */
  category: z.nullish(z.string()),
  gift: z.nullish(giftCard),
  /** What was refunded at the vendor's cost, the oldest first. */
  refunds: z.nullish(z.array(vendorRefund)),
  /** How much longer than first promised it is prepared. */
  extra_minutes: z.nullish(z.number()),
  server_now: z.string(),
})
/** An order as the vendor sees it; amounts in paise. */
export type VendorOrder = z.infer<typeof vendorOrder>

/** A vendor's orders under way, newest first. */
export interface LiveOrders {
  readonly orders: readonly VendorOrder[]
  /** The server's clock minus this device's when the answer came, in milliseconds. */
  readonly serverOffsetMs: number
}
