import { signInPath } from '@angadi/auth/origin.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useKeepWish, useWishedItems } from '@angadi/data/shopping/wishlist.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { BellRing, Check } from 'lucide-react'

/** Asks to be told when something that is sold out is there again: it goes on the wishlist. */
export function TellMeButton({ itemId, productId }: { readonly itemId: string; readonly productId: string }) {
  const { t } = useTranslation('shopping')
  const go = useNavigateTo()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const isGuest = useUserId() === null
  const { data: wished = [] } = useWishedItems()
  const { mutate, isPending } = useKeepWish()
  const isKept = wished.includes(itemId)
  return (
    <Button
      size="lg"
      wide
      variant={isKept ? 'soft' : 'primary'}
      icon={isKept ? <Check aria-hidden /> : <BellRing aria-hidden />}
      busy={isPending}
      aria-pressed={isKept}
      unavailableReason={unavailableReason}
      onClick={() => {
        if (isGuest) return go(signInPath(pathTo('shoppingProductProductId', { productId })))
        mutate(
          { itemId, keep: !isKept },
          { onError: (error) => notify.problem(t('wishlist.failedKeep'), { description: errorText(error) }) },
        )
      }}
    >
      {isKept ? t('product.willTell') : t('product.tellMe')}
    </Button>
  )
}
