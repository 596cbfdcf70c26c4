import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useRefreshSoon } from '../realtime/refresh-soon.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { orderStatus } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { paymentKeys } from './keys.ts'
import { ASK_AGAIN_MS, howFarPaid, REFRESH_MS } from './payment-of.ts'

/** How far a checkout is paid at the gateway; amounts in paise. */
export const paymentState = z.extend(howFarPaid, {
  paid_paise: z.number(),
  /** What of it the wallet has paid. */
  wallet_paise: z.number(),
  /** What points have paid of the orders that wait. */
  points_paise: z.number(),
  orders: z.array(
    z.object({
      id: z.string(),
      order_number: z.string(),
      vendor_name: z.string(),
      status: orderStatus,
      total_paise: z.number(),
    }),
  ),
})
export type PaymentState = z.infer<typeof paymentState>

/** How far a checkout is paid at the gateway. */
export function paymentStateOptions(checkoutId: string) {
  return queryOptions({
    queryKey: paymentKeys.state(checkoutId),
    staleTime: 0,
    queryFn: ({ signal }) => call('payment_state', { checkout_id: checkoutId }, paymentState, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? ASK_AGAIN_MS : false),
  })
}

/** How far a checkout is paid at the gateway, as events of its payments and its orders tell. */
export function usePaymentState(checkoutId: string) {
  const refreshSoon = useRefreshSoon(REFRESH_MS)
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event, payload }) => {
    const isOwn = event === 'payment' && payload['subject_id'] === checkoutId
    if (isOwn || event === 'order' || isResync(event)) refreshSoon([paymentKeys.state(checkoutId)])
  })
  return useQuery(paymentStateOptions(checkoutId))
}
