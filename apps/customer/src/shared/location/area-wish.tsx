import { signInPath } from '@angadi/auth/origin.ts'
import { useAreaWish, useWantArea } from '@angadi/data/public-pages/area-wishes.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { BellRing, Check } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useWishAfterSignIn } from '../favourites/pending-wish.ts'

/**
 * Asks to be told when deliveries begin at a place. A guest signs in first, whose number is proven then, and comes back
 * to this page, where the wish is stored (docs/decisions/0086).
 */
export default function AreaWish({ location }: { readonly location: DeliveryLocation }) {
  const { t } = useTranslation('location')
  const { pathname, search } = useLocation()
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const isGuest = useUserId() === null
  const { data: isWanted = false } = useAreaWish(location)
  const { mutateAsync, isPending } = useWantArea(location)
  const change = (wanted: boolean) => {
    mutateAsync({ place: location.name, wanted })
      .then(() => notify.success(wanted ? t('beyond.saved') : t('beyond.withdrawn')))
      .catch((error: unknown) => notify.problem(t('beyond.failed'), { description: errorText(error) }))
  }
  const remember = useWishAfterSignIn(`area:${location.lat},${location.lng}`, () => change(true))
  return (
    <div className="flex flex-col items-start gap-1">
      {isGuest ? (
        <LinkButton
          icon={<BellRing aria-hidden />}
          render={<AppLink to={signInPath(`${pathname}${search}`)} onClick={remember} />}
          className="max-md:w-full"
        >
          {t('beyond.want')}
        </LinkButton>
      ) : (
        <Button
          variant={isWanted ? 'secondary' : 'primary'}
          icon={isWanted ? <Check aria-hidden /> : <BellRing aria-hidden />}
          busy={isPending}
          unavailableReason={offline}
          onClick={() => change(!isWanted)}
          className="max-md:w-full"
        >
          {isWanted ? t('beyond.withdraw') : t('beyond.want')}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-muted">
        {isGuest ? t('beyond.signIn') : isWanted ? t('beyond.done') : t('beyond.once')}
      </p>
    </div>
  )
}
