import { signInPath } from '@angadi/auth/origin.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useKeepWish, useWishedItems } from '@angadi/data/shopping/wishlist.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Heart } from 'lucide-react'
import { useWishAfterSignIn } from '../../../shared/favourites/pending-wish.ts'

export interface WishButtonProps {
  readonly itemId: string
  readonly productId: string
  readonly name: string
}

/** Saves an item on the wishlist, or removes it; guests are sent to sign in and back to the product. */
export function WishButton({ itemId, productId, name }: WishButtonProps) {
  const { t } = useTranslation('shopping')
  const go = useNavigateTo()
  const errorText = useErrorText()
  const isGuest = useUserId() === null
  const { data: wished = [] } = useWishedItems()
  const { mutate } = useKeepWish()
  const isKept = wished.includes(itemId)
  const change = (keep: boolean) =>
    mutate(
      { itemId, keep },
      {
        onSuccess: () => {
          if (keep) notify.success(t('wishlist.kept'), { description: t('wishlist.keptText') })
        },
        onError: (error) => notify.problem(t('wishlist.failedKeep'), { description: errorText(error) }),
      },
    )
  const remember = useWishAfterSignIn(itemId, () => change(true))
  const toggle = () => {
    if (!isGuest) return change(!isKept)
    remember()
    go(signInPath(pathTo('shoppingProductProductId', { productId })))
  }
  return (
    <IconButton
      variant="raised"
      label={t('wishlist.keep', { name })}
      aria-pressed={isKept}
      icon={<Heart aria-hidden className={`transition-colors ${isKept ? 'fill-danger text-danger' : ''}`} />}
      onClick={toggle}
    />
  )
}
