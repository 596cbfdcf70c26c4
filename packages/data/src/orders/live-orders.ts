import { useQueryClient } from '@tanstack/react-query'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { orderKeys } from './keys.ts'

/** Updates lists of orders and the wallet from live events; use once per page. */
export function useLiveOrders(): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event }) => {
    if (event === 'order' || isResync(event)) void queryClient.invalidateQueries({ queryKey: orderKeys.all })
    if (event === 'wallet' || isResync(event))
      void queryClient.invalidateQueries({ queryKey: walletKeys.all })
  })
}
