import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { useSession } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { cartLine } from './cart-line.ts'
import { useGuestCart } from './guest-cart.ts'
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
