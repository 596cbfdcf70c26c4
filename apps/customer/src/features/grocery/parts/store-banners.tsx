import type { StorePage } from '@angadi/data/grocery/store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Bike, Clock, MapPin } from 'lucide-react'
import { useOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'

export interface StoreBannersProps {
  readonly store: StorePage
  readonly location: DeliveryLocation | undefined
}

/** What holds for the whole store: closed, outside the delivery area, no location chosen. */
export function StoreBanners({ store, location }: StoreBannersProps) {
  const { t } = useTranslation('grocery')
  const openingLabels = useOpeningLabels()
  const locationSheet = useSheet('location')
  const changeLocation = (
    <Button variant="quiet" size="sm" className="-mb-2 -ml-3" onClick={locationSheet.open}>
      {t(location ? 'none.change' : 'noPlace.choose')}
    </Button>
  )
  return (
    <div className="mt-4 flex flex-col gap-3 empty:hidden">
      {store.is_open ? null : (
        <Banner tone="warning" icon={<Clock aria-hidden />} title={openingLabels(store.opens_at)}>
          {t('closedText')}
        </Banner>
      )}
      {location && store.delivers_here === false ? (
        <Banner tone="warning" icon={<Bike aria-hidden />}>
          <p>{t('outside', { location: location.name })}</p>
          {changeLocation}
        </Banner>
      ) : null}
      {location ? null : (
        <Banner icon={<MapPin aria-hidden />}>
          <p>{t('noPlaceHere')}</p>
          {changeLocation}
        </Banner>
      )}
    </div>
  )
}
