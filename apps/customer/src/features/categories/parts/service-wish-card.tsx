import { signInPath } from '@angadi/auth/origin.ts'
import type { CategoryPage } from '@angadi/data/public-pages/category-page.ts'
import { useServiceWishes, useWantService } from '@angadi/data/public-pages/service-wishes.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { townNear } from '@angadi/location/towns.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { BellRing, Check } from 'lucide-react'

/** Asks to be told when a service opens: stored for signed-in people, whose number is proven (decision 0055). */
export function ServiceWishCard({ category }: { readonly category: CategoryPage }) {
  const { t } = useTranslation('categories')
  const userId = useUserId()
  const { data: wishes = [] } = useServiceWishes()
  const isWanted = wishes.includes(category.slug)
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
        {category.wishes === null ? null : (
          <p className="mt-1 text-sm text-ink-muted">{t('wish.count', { count: category.wishes })}</p>
        )}
      </div>
      {userId === null ? (
        <SignInFirst slug={category.slug} />
      ) : (
        <WishButton slug={category.slug} isWanted={isWanted} />
      )}
    </section>
  )
}

function SignInFirst({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('categories')
  const here = pathTo('categoryCategoryName', { categoryName: slug })
  return (
    <div className="flex flex-col items-start gap-1 max-md:w-full">
      <LinkButton
        icon={<BellRing aria-hidden />}
        render={<AppLink to={signInPath(here)} />}
        className="max-md:w-full"
      >
        {t('wish.want')}
      </LinkButton>
      <p className="text-sm text-ink-muted">{t('wish.signIn')}</p>
    </div>
  )
}

interface WishButtonProps {
  readonly slug: string
  readonly isWanted: boolean
}

function WishButton({ slug, isWanted }: WishButtonProps) {
  const { t } = useTranslation('categories')
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const location = useDeliveryLocation((state) => state.location)
  const { mutateAsync, isPending } = useWantService()
  const region = location && townNear(location)?.city.toLowerCase()
  const change = (wanted: boolean) => {
    mutateAsync({ category: slug, wanted, region })
      .then(() => notify.success(wanted ? t('wish.saved') : t('wish.withdrawn')))
      .catch((error: unknown) => notify.problem(t('wish.failed'), { description: errorText(error) }))
  }
  return isWanted ? (
    <Button
      variant="secondary"
      icon={<Check aria-hidden />}
      busy={isPending}
      unavailableReason={offline}
      onClick={() => change(false)}
      className="max-md:w-full"
    >
      {t('wish.withdraw')}
    </Button>
  ) : (
    <Button
      icon={<BellRing aria-hidden />}
      busy={isPending}
      unavailableReason={offline}
      onClick={() => change(true)}
      className="max-md:w-full"
    >
      {t('wish.want')}
    </Button>
  )
}
