import type { RidePlace } from '@angadi/data/rides/ride-request.ts'
import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { MapMissing } from '@angadi/location/map-missing.tsx'
import { TOWNS } from '@angadi/location/towns.ts'
import { usePinPosition } from '@angadi/location/use-pin-position.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { LocateFixed } from 'lucide-react'
import { Suspense } from 'react'
import { useNamedPlace } from '../../../shared/address/use-named-place.ts'

const PinMap = lazy(() => import('@angadi/location/pin-map.tsx'))

export interface PlacePinProps {
  readonly value: RidePlace | undefined
  readonly onChange: (place: RidePlace) => void
}

/** A place of a ride by the device's position or by a pin on the map; named as soon as the server knows how. */
export function PlacePin({ value, onChange }: PlacePinProps) {
  const { t } = useTranslation(['rides', 'checkout'])
  const location = useDeliveryLocation((state) => state.location)
  const { name } = useNamedPlace()
  const styleUrl = useMapStyleUrl()
  const set = async ({ lat, lng }: LatLng) => {
    // At once, so that the pin counts without a network too.
    onChange({ lat, lng, label: t('place.pin') })
    const named = await name({ lat, lng })
    if (named?.text) onChange({ lat, lng, label: named.text })
  }
  const { find, overrule, isFinding, problem } = usePinPosition((point) => void set(point))
  const [anywhere] = TOWNS
  const centre = value ?? location ?? anywhere
  return (
    <div className="flex flex-col gap-2">
      {centre ? (
        <ExtraBoundary instead={<MapMissing>{t('map.none')}</MapMissing>}>
          <Suspense fallback={<Skeleton shape="box" className="h-52" />}>
            <PinMap
              label={t('place.map')}
              centre={centre}
              onMove={(point) => {
                overrule()
                void set(point)
              }}
              zoomInLabel={t('checkout:address.zoomIn')}
              zoomOutLabel={t('checkout:address.zoomOut')}
              styleUrl={styleUrl}
              unavailable={t('map.none')}
              withoutStreets={null}
            />
          </Suspense>
        </ExtraBoundary>
      ) : null}
      <p role="status" className="min-h-6 text-sm font-medium">
        {value?.label}
      </p>
      <Button variant="soft" busy={isFinding} icon={<LocateFixed aria-hidden />} onClick={() => void find()}>
        {t(isFinding ? 'checkout:address.finding' : 'checkout:address.device')}
      </Button>
      {problem ? (
        <p role="alert" className="text-sm font-medium text-warning-ink">
          {t(problem === 'denied' ? 'checkout:address.locationOff' : 'checkout:address.locationUnknown')}
        </p>
      ) : null}
    </div>
  )
}
