import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { MapMissing } from '@angadi/location/map-missing.tsx'
import { TOWNS, townNear } from '@angadi/location/towns.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { CircleCheck, LocateFixed } from 'lucide-react'
import { type Ref, Suspense } from 'react'
import { PinInLabels } from './pin-in-labels.tsx'
import { usePinPosition } from './use-pin-position.ts'

const PinMap = lazy(() => import('@angadi/location/pin-map.tsx'))

export interface AddressPinProps {
  readonly value: LatLng | undefined
  readonly onChange: (point: LatLng) => void
  readonly error?: string
  /** The element that takes the focus when the pin is missing. */
  readonly focusRef: Ref<HTMLButtonElement>
}

/** Sets the position of the address: from the device, or by moving the map under the pin. */
export function AddressPin({ value, onChange, error, focusRef }: AddressPinProps) {
  const { t } = useTranslation('checkout')
  const location = useDeliveryLocation((state) => state.location)
  const { find, isFinding } = usePinPosition(onChange)
  const styleUrl = useMapStyleUrl()
  const [anywhere] = TOWNS
  const centre = value ?? location ?? anywhere
  const near = centre ? townNear(centre) : undefined
  const inLabels = centre ? (
    <PinInLabels
      town={near?.name ?? location?.name}
      isSet={value !== undefined}
      onUse={() => onChange(centre)}
    />
  ) : null
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-0.5 font-semibold">{t('address.position')}</legend>
      <p className="text-sm text-ink-muted">{t('address.positionHint')}</p>
      <Button
        ref={focusRef}
        variant="soft"
        busy={isFinding}
        icon={<LocateFixed aria-hidden />}
        onClick={() => void find()}
      >
        {t(isFinding ? 'address.finding' : 'address.device')}
      </Button>
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
              label={t('address.map')}
              centre={centre}
              onMove={onChange}
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
            <CircleCheck aria-hidden className="size-5" />
            {t('address.pinSet')}
          </span>
        ) : error ? (
          <span className="text-danger-ink">{error}</span>
        ) : null}
      </p>
    </fieldset>
  )
}
