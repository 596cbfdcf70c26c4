import type { VendorPage } from '@angadi/data/vendors/vendor.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { Place } from '@angadi/location/place-store.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Bike, Clock, MapPin } from 'lucide-react'
import { useOpeningWords } from '../../../restaurants/use-opening-words.ts'

export interface RestaurantBannersProps {
  readonly vendor: VendorPage
  readonly place: Place | undefined
}

/** What holds for the whole menu: closed, out of reach, no place chosen. */
export function RestaurantBanners({ vendor, place }: RestaurantBannersProps) {
  const { t } = useTranslation('food')
  const openingWords = useOpeningWords()
  const placeSheet = useSheet('place')
  const changePlace = (
    <Button look="quiet" size="sm" className="-mb-2 -ml-3" onClick={placeSheet.open}>
      {t(place ? 'none.change' : 'noPlace.choose')}
    </Button>
  )
  return (
    <div className="mt-4 flex flex-col gap-3 empty:hidden">
      {vendor.is_open ? null : (
        <Banner tone="warning" icon={<Clock aria-hidden />} title={openingWords(vendor.opens_at)}>
          {t('restaurant.closedText')}
        </Banner>
      )}
      {place && vendor.delivers_here === false ? (
        <Banner tone="warning" icon={<Bike aria-hidden />}>
          <p>{t('restaurant.outside', { place: place.name })}</p>
          {changePlace}
        </Banner>
      ) : null}
      {place ? null : (
        <Banner icon={<MapPin aria-hidden />}>
          <p>{t('restaurant.noPlace')}</p>
          {changePlace}
        </Banner>
      )}
    </div>
  )
}
