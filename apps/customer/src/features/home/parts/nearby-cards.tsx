import { useNearby } from '@angadi/data/vendors/nearby.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { CardGrid } from '@angadi/ui/card-grid/card-grid.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { MapPinOff } from 'lucide-react'
import { RestaurantCardsSkeleton } from '../../../shared/vendor/restaurant-cards-skeleton.tsx'
import { VendorCard } from '../../../shared/vendor/vendor-card.tsx'
import { NEARBY_PLACEHOLDERS } from './nearby-placeholders.ts'

/** How many restaurants the home screen shows before "See all". */
const SHOWN = 8

/** The restaurants that deliver to a location; loaded separately, as first-time visitors have no location yet. */
export default function NearbyCards({ location }: { readonly location: DeliveryLocation }) {
  const { t } = useTranslation(['home', 'common'])
  const sheet = useSheet('location')
  const { data, dataUpdatedAt, isPending, error, refetch, isFetching } = useNearby({
    kind: 'food',
    lat: location.lat,
    lng: location.lng,
    sort: 'comprehensive',
  })
  if (isPending) return <RestaurantCardsSkeleton label={t('common:loading')} count={NEARBY_PLACEHOLDERS} />
  if (error && !data)
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
    <>
      <SavedNote since={dataUpdatedAt} />
      <CardGrid>
        {vendors.map((vendor, index) => (
          <VendorCard key={vendor.id} vendor={vendor} eager={index < 2} />
        ))}
      </CardGrid>
    </>
  )
}
