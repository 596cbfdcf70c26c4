import { SKIP_REASONS } from '@angadi/domain/subscriptions/frequency.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderStatus } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { subscriptionKeys } from './keys.ts'

const decidedDay = z.object({
  subscription_id: z.string(),
  day: z.string(),
  quantity: z.number(),
  skipped: z.nullable(vocabulary(SKIP_REASONS, 'vendor')),
  order_id: z.nullable(z.string()),
  status: z.nullable(orderStatus),
  unit_paise: z.nullable(z.number()),
  can_claim_until: z.nullable(z.string()),
  claim: z.nullable(vocabulary(['open', 'refunded', 'refused'], 'open')),
})
/** What became of a day of a subscription: skipped, or an order with its status. */
export type DecidedDay = z.infer<typeof decidedDay>

/**
 * What became of the customer's days, at most nine weeks of them.
 *
 * @param from as `2026-11-01`
 */
export function useSubscriptionDays(from: string, to: string) {
  const userId = useUserId()
  return useQuery({
    queryKey: subscriptionKeys.days(userId, from, to),
    enabled: userId !== null,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<readonly DecidedDay[]> =>
      call('subscription_days_between', { from_day: from, to_day: to }, rows(decidedDay), signal),
  })
}
