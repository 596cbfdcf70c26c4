import { useGuestCart } from '@angadi/data/cart/guest-cart.ts'
import { cartKeys } from '@angadi/data/cart/keys.ts'
import { type MergeReport, mergeGuestCart } from '@angadi/data/cart/merge-cart.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** Merges the cart in one tab only: every tab notices the sign-in, and merging twice would double the quantities. */
async function mergeOnce(): Promise<MergeReport | undefined> {
  return await navigator.locks.request('angadi.cart-merge', async () => {
    await useGuestCart.persist.rehydrate()
    return await mergeGuestCart()
  })
}

/** How often a merge that did not reach the server is retried; its idempotency key prevents a double merge. */
const RETRIES = 3

/** Merges a guest's cart into the account after sign-in, and says what could not be added (Spec §4 Cart). */
export function useCartMerge(): void {
  const queryClient = useQueryClient()
  const { t } = useTranslation('cart', { useSuspense: false })
  const userId = useSession((state) => state.userId)
  const hasGuestLines = useGuestCart((cart) => cart.lines.length > 0)
  const { mutateAsync } = useMutation({
    mutationFn: mergeOnce,
    retry: (failures, error) => failures < RETRIES && error instanceof AppError && error.retryable,
    retryDelay: (failures) => 1000 * 2 ** failures,
  })
  const merge = useEffectEvent(async () => {
    const { notify } = await import('@angadi/ui/toaster/notify.ts')
    try {
      const report = await mutateAsync()
      if (!report) return
      await queryClient.invalidateQueries({ queryKey: cartKeys.all })
      if (report.dropped.length === 0) notify.success(t('synced'), { id: 'cart-merge' })
      else {
        const names = report.dropped.map(({ name }) => name ?? t('unnamed')).join(', ')
        notify.warning(t('synced'), { id: 'cart-merge', description: t('dropped', { names }) })
      }
    } catch {
      useGuestCart.setState({ mergeFailed: true })
      notify.problem(t('syncFailed'), { id: 'cart-merge' })
    }
  })
  useEffect(() => {
    if (userId === null || !hasGuestLines) return
    void merge()
  }, [userId, hasGuestLines])
}
