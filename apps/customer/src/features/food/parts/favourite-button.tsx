import { signInPath } from '@angadi/auth/origin.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { type Favourite, useFavourites, useKeepFavourite } from '@angadi/data/vendors/favourites.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Heart } from 'lucide-react'

/** Adds the restaurant to the favourites; guests are sent to sign in and back. */
export function FavouriteButton({ vendor }: { readonly vendor: Favourite }) {
  const { t } = useTranslation('food')
  const go = useNavigateTo()
  const errorText = useErrorText()
  const isGuest = useUserId() === null
  const { data: favourites = [] } = useFavourites()
  const { mutate } = useKeepFavourite()
  const isStored = favourites.some(({ id }) => id === vendor.id)
  const { id, slug, name, area, picture } = vendor
  const toggle = () => {
    if (isGuest) return go(signInPath(pathTo('restaurantsId', { id: slug })))
    mutate(
      { vendor: { id, slug, name, area, picture }, keep: !isStored },
      { onError: (error) => notify.problem(t('failedFavourite'), { description: errorText(error) }) },
    )
  }
  return (
    <IconButton
      label={t('keep', { name })}
      aria-pressed={isStored}
      icon={
        <Heart aria-hidden className={`transition-colors ${isStored ? 'fill-danger text-danger' : ''}`} />
      }
      onClick={toggle}
    />
  )
}
