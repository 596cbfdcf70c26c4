import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Bike, Clock, MapPin } from 'lucide-react'
import { useOpeningLabels } from './use-opening-labels.ts'

export interface VendorBannersProps {
  readonly vendor: {
    readonly is_open: boolean
    readonly opens_at: string | null
    readonly delivers_here: boolean | null
  }
  readonly location: DeliveryLocation | undefined
  /** What a trade says of a closed vendor, one that does not deliver there, an unknown location, and the way to choose one. */
  readonly texts: {
    readonly closed: string
    readonly outside: string
    readonly noLocation: string
    readonly choose: string
  }
}

/** What holds for all that a vendor sells: closed, outside the delivery area, no location chosen. */
export function VendorBanners({ vendor, location, texts }: VendorBannersProps) {
  const openingLabels = useOpeningLabels()
  const locationSheet = useSheet('location')
  const changeLocation = (
    <Button variant="quiet" size="sm" className="-mb-2 -ml-3" onClick={locationSheet.open}>
      {texts.choose}
    </Button>
  )
  return (
    <div className="mt-4 flex flex-col gap-3 empty:hidden">
      {vendor.is_open ? null : (
        <Banner tone="warning" icon={<Clock aria-hidden />} title={openingLabels(vendor.opens_at)}>
          {texts.closed}
        </Banner>
      )}
      {location && vendor.delivers_here === false ? (
        <Banner tone="warning" icon={<Bike aria-hidden />}>
          <p>{texts.outside}</p>
          {changeLocation}
        </Banner>
      ) : null}
      {location ? null : (
        <Banner icon={<MapPin aria-hidden />}>
          <p>{texts.noLocation}</p>
          {changeLocation}
        </Banner>
      )}
    </div>
  )
}
