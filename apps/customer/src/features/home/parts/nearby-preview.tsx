import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Suspense } from 'react'
import { useIsLocating } from '../../../shared/location/use-is-locating.ts'
import { RestaurantCardsSkeleton } from '../../../shared/vendor/restaurant-cards-skeleton.tsx'
import { NEARBY_PLACEHOLDERS } from './nearby-placeholders.ts'

const NearbyCards = lazy(() => import('./nearby-cards.tsx'))

/** The restaurants that deliver to the chosen location; nothing without a location. */
export function NearbyPreview() {
  const { t } = useTranslation(['home', 'common'])
  const location = useDeliveryLocation((state) => state.location)
  const isFinding = useIsLocating()
  const placeholders = <RestaurantCardsSkeleton label={t('common:loading')} count={NEARBY_PLACEHOLDERS} />
  if (!location && !isFinding) return null
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
      {location ? (
        <Suspense fallback={placeholders}>
          <NearbyCards location={location} />
        </Suspense>
      ) : (
        placeholders
      )}
    </Section>
  )
}
