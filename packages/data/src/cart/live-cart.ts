import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useSession } from '../session/session-store.ts'
import { GUEST_CART, useGuestCart } from './guest-cart.ts'
import { cartKeys } from './keys.ts'

/** Synchronises the cart with the same user's other tabs and devices, a guest's with other tabs; use once per page. */
export function useLiveCart(): void {
  const queryClient = useQueryClient()
  const userId = useSession((state) => state.userId)
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event }) => {
    // A change that is under way here refetches the cart itself, after its last tap.
    if (queryClient.isMutating({ mutationKey: cartKeys.all }) > 0) return
    if (event === 'cart' || isResync(event)) void queryClient.invalidateQueries({ queryKey: cartKeys.all })
  })
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === GUEST_CART) void useGuestCart.persist.rehydrate()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}
