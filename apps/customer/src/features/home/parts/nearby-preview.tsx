import { useNearby } from '@angadi/data/vendors/nearby.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type Place, usePlace } from '@angadi/location/place-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { CardGrid } from '@angadi/ui/card-grid/card-grid.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { MapPinOff } from 'lucide-react'
import { useIsFindingPlace } from '../../../place/use-is-finding-place.ts'
import { RestaurantCardsSkeleton } from '../../../restaurants/restaurant-cards-skeleton.tsx'
import { VendorCard } from '../../../restaurants/vendor-card.tsx'

/** How many restaurants the home screen shows before "See all". */
const SHOWN = 8

/** How many stand-ins are shown for them. */
const STAND_INS = 4

/** What delivers to the chosen place; nothing while nobody knows where that is. */
export function NearbyPreview() {
  const { t } = useTranslation(['home', 'common'])
  const place = usePlace((state) => state.place)
  const isFinding = useIsFindingPlace()
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
        <NearbyCards place={place} />
      ) : (
        <RestaurantCardsSkeleton label={t('common:loading')} count={STAND_INS} />
      )}
    </Section>
  )
}

function NearbyCards({ place }: { readonly place: Place }) {
  const { t } = useTranslation(['home', 'common'])
  const sheet = useSheet('place')
  const { data, isPending, error, refetch, isFetching } = useNearby({
    kind: 'food',
    lat: place.lat,
    lng: place.lng,
    sort: 'comprehensive',
  })
  if (isPending) return <RestaurantCardsSkeleton label={t('common:loading')} count={STAND_INS} />
  if (error)
    return <LoadFailed title={t('nearby.failed')} error={error} busy={isFetching} onRetry={refetch} />
  const vendors = data.pages.flat().slice(0, SHOWN)
  if (vendors.length === 0)
    return (
      <EmptyState
        picture={<MapPinOff />}
        title={t('nearby.none')}
        action={<Button onClick={sheet.open}>{t('nearby.choose')}</Button>}
      >
        {t('nearby.noneText')}
      </EmptyState>
    )
  return (
    <CardGrid>
      {vendors.map((vendor, index) => (
        <VendorCard key={vendor.id} vendor={vendor} eager={index < 2} />
      ))}
    </CardGrid>
  )
}
