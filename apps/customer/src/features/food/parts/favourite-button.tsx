import { signInPath } from '@angadi/auth/origin.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { type Favourite, useFavourites, useKeepFavourite } from '@angadi/data/vendors/favourites.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useGo } from '@angadi/shell/use-go.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Heart } from 'lucide-react'

/** Keeps the restaurant among one's favourites; guests are taken to the sign-in and back. */
export function FavouriteButton({ vendor }: { readonly vendor: Favourite }) {
  const { t } = useTranslation('food')
  const go = useGo()
  const errorText = useErrorText()
  const isGuest = useUserId() === null
  const { data: favourites = [] } = useFavourites()
  const { mutate } = useKeepFavourite()
  const isKept = favourites.some(({ id }) => id === vendor.id)
  const { id, slug, name, area, picture } = vendor
  const toggle = () => {
    if (isGuest) return go(signInPath(pathTo('restaurantsId', { id: slug })))
    mutate(
      { vendor: { id, slug, name, area, picture }, keep: !isKept },
      { onError: (error) => notify.problem(t('failedFavourite'), { description: errorText(error) }) },
    )
  }
  return (
    <IconButton
      label={t('keep', { name })}
      aria-pressed={isKept}
      icon={<Heart aria-hidden className={`transition-colors ${isKept ? 'fill-danger text-danger' : ''}`} />}
      onClick={toggle}
    />
  )
}
