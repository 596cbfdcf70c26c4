import { useReorder } from '@angadi/data/orders/change-order.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Puts an old order into the cart and opens it, saying which items are gone or have a new price (Spec §5 Reorder). */
export function useOrderAgain(): {
  readonly again: (orderId: string) => void
  /** The id of the order that is being put into the cart. */
  readonly busyWith: string | undefined
} {
  const { t } = useTranslation('orders')
  const errorText = useErrorText()
  const go = useNavigateTo()
  const { mutate, isPending, variables } = useReorder()
  const again = (orderId: string) =>
    mutate(orderId, {
      onSuccess: ({ added, missing, price_changed: changed }) => {
        const notes = [
          ...(missing.length > 0 ? [t('again.missing', { names: missing.join(', ') })] : []),
          ...(changed.length > 0 ? [t('again.changed', { names: changed.join(', ') })] : []),
        ]
        notify.success(t('again.added', { count: added }), { description: notes.join(' ') || undefined })
        go(pathTo('shoppingCart'))
      },
      onError: (error) => notify.problem(errorText(error)),
    })
  return { again, busyWith: isPending ? variables : undefined }
}
