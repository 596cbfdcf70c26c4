import { useLanguage } from '@angadi/i18n/language-store.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AppError } from '../errors/app-error.ts'
import { useSession } from '../session/session-store.ts'
import type { CartLine } from './cart-line.ts'
import { useGuestCart } from './guest-cart.ts'
import { cartKeys } from './keys.ts'

/** The code that prices a cart; an empty cart does not load it. */
async function loadFetching() {
  try {
    return await import('./fetch-cart.ts')
  } catch {
    throw new AppError('network', 'network', true)
  }
}

/** Whether a guest's lines are still being moved to the account that has signed in. */
export function useIsMergingCart(): boolean {
  const isSignedIn = useSession(({ ready, userId }) => ready && userId !== null)
  const isPending = useGuestCart((cart) => cart.lines.length > 0 && !cart.mergeFailed)
  return isSignedIn && isPending
}

/**
 * The current user's cart, priced by the server: the account's, or this browser's for a guest; pending during a merge.
 */
export function useCart() {
  const { userId, ready } = useSession()
  const guestLines = useGuestCart((cart) => cart.lines)
  const isMerging = useIsMergingCart()
  const language = useLanguage((state) => state.language)
  const isGuest = userId === null
  return useQuery({
    queryKey: isGuest ? cartKeys.guest(guestLines, language) : cartKeys.of(userId, language),
    enabled: ready && !isMerging,
    ...(isMerging ? {} : { placeholderData: keepPreviousData }),
    queryFn: async ({ signal }): Promise<CartLine[]> => {
      if (isGuest && guestLines.length === 0) return []
      const { fetchAccountCart, priceGuestCart } = await loadFetching()
      return isGuest ? priceGuestCart(guestLines, language, signal) : fetchAccountCart(language, signal)
    },
  })
}
