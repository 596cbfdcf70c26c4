import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../client/call.ts'
import { beginsToHear, useTopic } from '../realtime/use-topic.ts'
import { useSession } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { cartLine } from './cart-line.ts'
import { GUEST_CART, useGuestCart } from './guest-cart.ts'
import { cartKeys } from './keys.ts'

/** The cart of whoever looks, priced by the server: the account's, or this browser's for a guest. */
export function useCart() {
  const { userId, ready } = useSession()
  const guestLines = useGuestCart((cart) => cart.lines)
  const isGuest = userId === null
  return useQuery({
    queryKey: isGuest ? cartKeys.guest(guestLines) : cartKeys.of(userId),
    enabled: ready,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      if (!isGuest) return call('my_cart', {}, rows(cartLine), signal)
      if (guestLines.length === 0) return []
      const items = guestLines.map((line) => ({ ...line, option_ids: [...line.option_ids] }))
      return call('price_guest_cart', { items }, rows(cartLine), signal)
    },
  })
}

/** Keeps the cart in step with the same person's other tabs and devices, a guest's with other tabs; once per page. */
export function useLiveCart(): void {
  const queryClient = useQueryClient()
  const userId = useSession((state) => state.userId)
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event }) => {
    // A change that is under way here asks for the cart anew by itself, after its last tap.
    if (queryClient.isMutating({ mutationKey: cartKeys.all }) > 0) return
    if (event === 'cart' || beginsToHear(event))
      void queryClient.invalidateQueries({ queryKey: cartKeys.all })
  })
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === GUEST_CART) void useGuestCart.persist.rehydrate()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}
