import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { MapMissing } from '@angadi/location/map-missing.tsx'
import { TOWNS, townNear } from '@angadi/location/towns.ts'
import { usePinPosition } from '@angadi/location/use-pin-position.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { CircleAlert, CircleCheck, LocateFixed, MapPinCheck } from 'lucide-react'
import { type Ref, Suspense } from 'react'
import { PinInLabels } from './pin-in-labels.tsx'

const PinMap = lazy(() => import('@angadi/location/pin-map.tsx'))

export interface AddressPinProps {
  readonly value: LatLng | undefined
  readonly onChange: (point: LatLng) => void
  /** What is written about the pin's place, such as "Kavuri Hills, Madhapur". */
  readonly place?: string | undefined
  readonly error?: string
  /** Whose door it is, where a page has several. */
  readonly about?: string | undefined
  /** The element that takes the focus when the pin is missing. */
  readonly focusRef: Ref<HTMLButtonElement>
}

/**
 * Sets the position of the address: from the device, by moving the map under the pin, or by an area of a list. The map
 * begins at the chosen location, else in a town: whoever shares no position can place the pin as well.
 */
export function AddressPin({ value, onChange, place, error, about, focusRef }: AddressPinProps) {
  const { t } = useTranslation('checkout')
  const location = useDeliveryLocation((state) => state.location)
  const { find, overrule, isFinding, problem } = usePinPosition(onChange)
  const pick = (point: LatLng) => {
    overrule()
    onChange(point)
  }
  const styleUrl = useMapStyleUrl()
  const [anywhere] = TOWNS
  const centre = value ?? location ?? anywhere
  const near = centre ? townNear(centre) : undefined
  const inLabels = centre ? (
    <PinInLabels town={near?.name ?? location?.name} isSet={value !== undefined} onUse={() => pick(centre)} />
  ) : null
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-0.5 font-semibold">{t('address.position')}</legend>
      <p className="text-sm text-ink-muted">{t('address.positionHint')}</p>
      {centre ? (
        <ExtraBoundary
          instead={
            <>
              <MapMissing>{t('address.noMap')}</MapMissing>
              {inLabels}
            </>
          }
        >
          <Suspense fallback={<Skeleton shape="box" className="h-52" />}>
            <PinMap
              label={about === undefined ? t('address.map') : `${about}: ${t('address.map')}`}
              centre={centre}
              onMove={pick}
              zoomInLabel={t('address.zoomIn')}
              zoomOutLabel={t('address.zoomOut')}
              styleUrl={styleUrl}
              unavailable={t('address.noMap')}
              withoutStreets={inLabels}
            />
          </Suspense>
        </ExtraBoundary>
      ) : null}
      <p role={error ? 'alert' : 'status'} className="min-h-6 text-sm font-medium">
        {value ? (
          <span className="flex items-center gap-1.5 text-success-ink">
            <CircleCheck aria-hidden className="size-5 shrink-0" />
            <span>
              {t('address.pinSet')}
              {place ? <span className="font-normal text-ink"> · {place}</span> : null}
            </span>
          </span>
        ) : error ? (
          <span className="flex items-center gap-1.5 text-danger-ink">
            <CircleAlert aria-hidden className="size-5 shrink-0" />
            {error}
          </span>
        ) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={focusRef}
          variant="soft"
          busy={isFinding}
          icon={<LocateFixed aria-hidden />}
          onClick={() => void find()}
        >
          {t(isFinding ? 'address.finding' : 'address.device')}
        </Button>
        {value === undefined && centre ? (
          <Button variant="secondary" icon={<MapPinCheck aria-hidden />} onClick={() => pick(centre)}>
            {t('address.here')}
          </Button>
        ) : null}
      </div>
      {problem ? (
        <p role="alert" className="text-sm font-medium text-warning-ink">
          {t(problem === 'denied' ? 'address.locationOff' : 'address.locationUnknown')}
        </p>
      ) : null}
      {value === undefined || problem ? (
        <Select
          label={t('address.area')}
          value=""
          onChange={({ target }) => {
            const town = TOWNS.find(({ key }) => key === target.value)
            if (town) pick({ lat: town.lat, lng: town.lng })
          }}
          options={[
            { value: '', label: t('address.areaNone') },
            ...TOWNS.map(({ key, name, city }) => ({
              value: key,
              label: name === city ? name : `${name}, ${city}`,
            })),
          ]}
        />
      ) : null}
    </fieldset>
  )
}
