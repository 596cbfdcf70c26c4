import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { takeOver } from '../realtime/take-over.ts'
import type { TopicEvent } from '../realtime/topic.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { takeOverWallet } from '../wallet/take-over-wallet.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { orderKeys } from './keys.ts'
import { activeWith, pastWith, recentWith } from './listed-order.ts'
import { RECENT_LIMIT } from './my-orders.ts'
import { type OrderCardRow, orderCard } from './order-card.ts'
import { PAST_VIEWS } from './past-view.ts'

const orderEvent = z.object({ card: orderCard })

/**
 * Shows the order that an event carries in every list that is loaded. The screen of one order listens to its own topic.
 */
export function takeOverOrder(
  queryClient: QueryClient,
  userId: string | null,
  { payload }: TopicEvent,
): void {
  queryClient.setQueryData(orderKeys.changedAt(userId), Date.now())
  const { data } = orderEvent.safeParse(payload)
  if (!data) {
    void queryClient.invalidateQueries({ queryKey: orderKeys.all })
    return
  }
  const { card } = data
  takeOver<readonly OrderCardRow[]>(queryClient, orderKeys.active(userId), (list) => activeWith(list, card))
  takeOver<readonly OrderCardRow[]>(queryClient, orderKeys.recent(userId), (list) =>
    recentWith(list, card, RECENT_LIMIT),
  )
  for (const view of PAST_VIEWS)
    takeOver<Parameters<typeof pastWith>[0]>(queryClient, orderKeys.past(userId, view), (past) =>
      pastWith(past, view, card),
    )
  if (card.status === 'delivered') void queryClient.invalidateQueries({ queryKey: orderKeys.savings(userId) })
}

/** Updates lists of orders and the wallet from live events; use once per page. */
export function useLiveOrders(): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, (event) => {
    if (isResync(event.event)) {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
      void queryClient.invalidateQueries({ queryKey: walletKeys.all })
    } else if (event.event === 'order') takeOverOrder(queryClient, userId, event)
    else if (event.event === 'wallet') takeOverWallet(queryClient, userId, event)
  })
}
