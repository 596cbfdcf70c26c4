import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderStatus } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import { subscriptionKeys } from './keys.ts'

const statement = z.object({
  month: z.string(),
  vendor_name: z.string(),
  customer_name: z.string(),
  days: rows(
    z.object({
      day: z.string(),
      order_number: z.string(),
      status: orderStatus,
      total_paise: z.number(),
      refund_paise: z.number(),
      items: z.array(z.object({ name: z.string(), quantity: z.number(), total_paise: z.number() })),
    }),
  ),
  items: z.array(z.object({ name: z.string(), quantity: z.number(), total_paise: z.number() })),
  delivered_days: z.number(),
  refund_paise: z.number(),
  paid_paise: z.number(),
})
/** A month at one vendor; amounts in paise. */
export type SubscriptionStatement = z.infer<typeof statement>

/**
 * The statement of a month.
 *
 * @param month its first day
 */
export function useSubscriptionStatement(subscriberId: string, month: string) {
  return useQuery({
    queryKey: subscriptionKeys.statement(subscriberId, month),
    queryFn: ({ signal }) =>
      call('subscription_statement', { subscriber_id: subscriberId, month }, statement, signal),
  })
}
