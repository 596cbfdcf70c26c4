import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { reviewKeys } from './keys.ts'
import { ownReview } from './own-review.ts'

const item = z.object({
  item_id: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  review: z.nullable(ownReview),
})
/** Something that was bought, with what the customer has said of it. */
export type ReviewableItem = z.infer<typeof item>

const orderReview = z.object({
  can_rate: z.boolean(),
  /** Until when items can be reviewed; null when it is too early or too late. */
  closes_at: z.nullable(z.string()),
  vendor: z.nullable(ownReview),
  items: rows(item),
})
/** What the customer has said of an order, and what can still be rated. */
export type OrderReview = z.infer<typeof orderReview>

/** What can be rated of an order of the user. */
export function useOrderReview(orderId: string, isEnabled = true) {
  return useQuery({
    queryKey: reviewKeys.order(orderId),
    enabled: isEnabled,
    queryFn: ({ signal }) => call('order_review', { order_id: orderId }, orderReview, signal),
  })
}
