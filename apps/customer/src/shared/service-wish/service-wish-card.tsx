import { signInPath } from '@angadi/auth/origin.ts'
import { useServiceWishes, useWantService } from '@angadi/data/public-pages/service-wishes.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { townNear } from '@angadi/location/towns.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { BellRing, Check } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useWishAfterSignIn } from '../favourites/pending-wish.ts'

interface ServiceWishCardProps {
  /** The category's slug. */
  readonly slug: string
  /** How many people wait for it; null under five. */
  readonly wishes: number | null
}

/**
 * Asks to be told when a service opens: stored for signed-in people, whose number is proven (decision 0055). A guest
 * signs in first and comes back to this page, where the wish is stored.
 */
export function ServiceWishCard({ slug, wishes: count }: ServiceWishCardProps) {
  const { t } = useTranslation('categories')
  const userId = useUserId()
  const { data: wishes = [] } = useServiceWishes()
  const { change, isPending } = useChange(slug)
  const remember = useWishAfterSignIn(`service:${slug}`, () => change(true))
  const isWanted = wishes.includes(slug)
  return (
    <section
      aria-labelledby="wish"
      className="flex flex-col items-start gap-3 rounded-lg bg-action-soft p-5 md:flex-row md:items-center md:gap-6"
    >
      <div className="flex-1">
        <h2 id="wish" className="text-xl font-bold">
          {t('wish.title')}
        </h2>
        <p className="mt-1" role="status">
          {isWanted ? t('wish.done') : t('wish.text')}
        </p>
        {count === null ? null : <p className="mt-1 text-sm text-ink-muted">{t('wish.count', { count })}</p>}
      </div>
      {userId === null ? (
        <SignInFirst onLeave={remember} />
      ) : (
        <WishButton isWanted={isWanted} isPending={isPending} onChange={change} />
      )}
    </section>
  )
}

/** Stores or withdraws the wish, at the town of the delivery location. */
function useChange(slug: string) {
  const { t } = useTranslation('categories')
  const errorText = useErrorText()
  const location = useDeliveryLocation((state) => state.location)
  const { mutateAsync, isPending } = useWantService()
  const region = location && townNear(location)?.city.toLowerCase()
  const change = (wanted: boolean) => {
    mutateAsync({ category: slug, wanted, region }).catch((error: unknown) =>
      notify.problem(t('wish.failed'), { description: errorText(error) }),
    )
  }
  return { change, isPending }
}

function SignInFirst({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('categories')
  const { pathname } = useLocation()
  return (
    <div className="flex flex-col items-start gap-1 max-md:w-full">
      <LinkButton
        icon={<BellRing aria-hidden />}
        render={<AppLink to={signInPath(pathname)} onClick={onLeave} />}
        className="max-md:w-full"
      >
        {t('wish.want')}
      </LinkButton>
      <p className="text-sm text-ink-muted">{t('wish.signIn')}</p>
    </div>
  )
}

interface WishButtonProps {
  readonly isWanted: boolean
  readonly isPending: boolean
  readonly onChange: (wanted: boolean) => void
}

function WishButton({ isWanted, isPending, onChange }: WishButtonProps) {
  const { t } = useTranslation('categories')
  const offline = useOfflineReason()
  return (
    <Button
      variant={isWanted ? 'secondary' : 'primary'}
      icon={isWanted ? <Check aria-hidden /> : <BellRing aria-hidden />}
      busy={isPending}
      unavailableReason={offline}
      onClick={() => onChange(!isWanted)}
      className="max-md:w-full"
    >
      {isWanted ? t('wish.withdraw') : t('wish.want')}
    </Button>
  )
}
