import { isLive } from '@angadi/domain/orders/status.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { client } from '../client/client.ts'
import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { beginsToHear, useTopic } from '../realtime/use-topic.ts'
import { orderKind, orderStatus, paymentMethod, paymentStatus } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { orderKeys } from './keys.ts'
import { mayAskAgain, ORDERS_TIMEOUT_MS, waitBeforeAsking } from './list-patience.ts'

const receiptLine = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  quantity: z.number(),
  image: z.nullable(z.string()),
})

const orderCard = z.object({
  id: z.string(),
  order_number: z.string(),
  kind: orderKind,
  status: orderStatus,
  vendor_id: z.string(),
  vendor_name: z.string(),
  items: z.array(receiptLine),
  total_paise: z.number(),
  payment_method: paymentMethod,
  payment_status: paymentStatus,
  cancel_reason: z.nullable(z.string()),
  status_since: z.string(),
  created_at: z.string(),
  promised_max_at: z.nullable(z.string()),
})
/** An order as lists show it. */
export type OrderCardRow = z.infer<typeof orderCard>

/** The orders of whoever is signed in, newest first. */
export function useMyOrders() {
  const userId = useUserId()
  return useQuery({
    queryKey: orderKeys.list(userId),
    enabled: userId !== null,
    retry: (failures, error) => mayAskAgain(failures) && !(error instanceof AppError && !error.retryable),
    retryDelay: waitBeforeAsking,
    queryFn: async ({ signal }) => {
      const { data, error } = await client()
        .rest.from('enhanced_orders')
        .select(
          'id, order_number, kind, status, vendor_id, vendor_name, items, total_paise, payment_method, payment_status, cancel_reason, status_since, created_at, promised_max_at',
        )
        .eq('user_id', userId ?? '')
        .order('created_at', { ascending: false })
        .limit(100)
        .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(ORDERS_TIMEOUT_MS)]))
      if (error) throw toAppError(error)
      return z.array(orderCard).parse(data)
    },
  })
}

/** The orders that are under way. */
export function activeOf(orders: readonly OrderCardRow[] | undefined): readonly OrderCardRow[] {
  return (orders ?? []).filter((order) => isLive(order.status))
}

/** Keeps lists of orders and the wallet in step with what happens to them; once per page. */
export function useLiveOrders(): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event }) => {
    if (event === 'order' || beginsToHear(event))
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
    if (event === 'wallet' || beginsToHear(event))
      void queryClient.invalidateQueries({ queryKey: walletKeys.all })
  })
}
