import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePlace } from '@angadi/location/place-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Suspense } from 'react'
import { useIsFindingPlace } from '../../../place/use-is-finding-place.ts'
import { RestaurantCardsSkeleton } from '../../../restaurants/restaurant-cards-skeleton.tsx'
import { NEARBY_STAND_INS } from './nearby-stand-ins.ts'

const NearbyCards = lazy(() => import('./nearby-cards.tsx'))

/** What delivers to the chosen place; nothing while nobody knows where that is. */
export function NearbyPreview() {
  const { t } = useTranslation(['home', 'common'])
  const place = usePlace((state) => state.place)
  const isFinding = useIsFindingPlace()
  const standIns = <RestaurantCardsSkeleton label={t('common:loading')} count={NEARBY_STAND_INS} />
  if (!place && !isFinding) return null
  return (
    <Section
      title={t('nearby.title')}
      action={
        <AppLink
          to={pathTo('food')}
          className="-mr-2 inline-flex min-h-touch items-center rounded-md px-2 font-semibold text-action-ink hover:underline"
        >
          {t('nearby.all')}
        </AppLink>
      }
    >
      {place ? (
        <Suspense fallback={standIns}>
          <NearbyCards place={place} />
        </Suspense>
      ) : (
        standIns
      )}
    </Section>
  )
}
