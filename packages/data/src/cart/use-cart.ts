import { useLanguage } from '@angadi/i18n/language-store.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AppError } from '../errors/app-error.ts'
import { useSession } from '../session/session-store.ts'
import type { CartLine } from './cart-line.ts'
import { useGuestCart } from './guest-cart.ts'
import { cartKeys } from './keys.ts'

/** An empty cart needs nothing that prices one. */
async function loadFetching() {
  try {
    return await import('./fetch-cart.ts')
  } catch {
    throw new AppError('network', 'network', true)
  }
}

/** The present user's cart, priced by the server: the account's, or this browser's for a guest. */
export function useCart() {
  const { userId, ready } = useSession()
  const guestLines = useGuestCart((cart) => cart.lines)
  const language = useLanguage((state) => state.language)
  const isGuest = userId === null
  return useQuery({
    queryKey: isGuest ? cartKeys.guest(guestLines, language) : cartKeys.of(userId, language),
    enabled: ready,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<CartLine[]> => {
      if (isGuest && guestLines.length === 0) return []
      const { fetchAccountCart, priceGuestCart } = await loadFetching()
      return isGuest ? priceGuestCart(guestLines, language, signal) : fetchAccountCart(language, signal)
    },
  })
}
