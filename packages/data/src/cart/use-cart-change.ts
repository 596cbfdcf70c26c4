import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUserId } from '../session/session-store.ts'
import type { CartLine } from './cart-line.ts'
import { useGuestCart } from './guest-cart.ts'
import { cartKeys } from './keys.ts'
import type { GuestLine } from './lines.ts'

interface CartChange<Change> {
  /** The priced lines after the change, for the screen. */
  readonly shown: (lines: readonly CartLine[], change: Change) => readonly CartLine[]
  /** The lines of a guest after the change. */
  readonly guest: (lines: readonly GuestLine[], change: Change) => readonly GuestLine[]
  /** Makes the change in the account's cart. */
  readonly send: (change: Change) => Promise<unknown>
}

/**
 * A change of the cart that is shown at once and rolled back when it fails. Changes reach the server one after the
 * other in the order of the taps, and only the last of a quick series refetches the cart: otherwise the answer to an
 * earlier tap would reset the figure for a moment. What is changed without a network waits for it, in its order.
 */
export function useCartChange<Change>({ shown, guest, send }: CartChange<Change>) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  const language = useLanguage((state) => state.language)
  return useMutation({
    mutationKey: cartKeys.all,
    scope: { id: 'cart' },
    // What is changed offline is sent later. A guest's cart is in this browser, and needs no network.
    networkMode: userId === null ? 'always' : 'online',
    // Adding is not idempotent: if only the answer was lost, a retry would add a second piece.
    retry: false,
    mutationFn: async (change: Change): Promise<void> => {
      if (userId !== null) await send(change)
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: cartKeys.all })
      if (userId !== null) {
        const queryKey = cartKeys.of(userId, language)
        const before = queryClient.getQueryData<readonly CartLine[]>(queryKey)
        if (before) queryClient.setQueryData(queryKey, shown(before, change))
        return { before }
      }
      const { lines, set } = useGuestCart.getState()
      const before = queryClient.getQueryData<readonly CartLine[]>(cartKeys.guest(lines, language))
      const next = guest(lines, change)
      if (before) queryClient.setQueryData(cartKeys.guest(next, language), shown(before, change))
      set(next)
      return { before: undefined }
    },
    onError: (_error, _change, context) => {
      if (context?.before) queryClient.setQueryData(cartKeys.of(userId, language), context.before)
    },
    onSettled: () => {
      // Not awaited: without a network, the refetch and with it the failure would wait until there is one.
      if (queryClient.isMutating({ mutationKey: cartKeys.all }) === 1)
        void queryClient.invalidateQueries({ queryKey: cartKeys.all })
    },
  })
}
