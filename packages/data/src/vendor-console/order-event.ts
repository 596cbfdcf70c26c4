import * as z from 'zod/mini'
import type { TopicEvent } from '../realtime/topic.ts'
import { orderStatus } from '../rows.ts'
import { vendorOrder } from './order.ts'

/** One move of an order, as its history lists it. */
export const historyStep = z.object({
  seq: z.number(),
  to_status: orderStatus,
  actor_role: z.string(),
  reason_code: z.nullable(z.string()),
  at: z.string(),
})
/** One move of an order, as its history lists it. */
export type HistoryStep = z.infer<typeof historyStep>

const orderEvent = z.object({
  order_id: z.string(),
  status: orderStatus,
  // Left out where the order is too large for an event, and when missed events are caught up on.
  order: z.catch(z.optional(vendorOrder), undefined),
  step: z.catch(z.optional(historyStep), undefined),
})
/** An order event on a vendor's topic, with the order as it is now if the event carries it. */
export type OrderEvent = z.infer<typeof orderEvent>

/** Reads an order event; undefined for every other event. */
export function orderEventOf({ event, payload }: TopicEvent): OrderEvent | undefined {
  return event === 'order' ? orderEvent.safeParse(payload).data : undefined
}
