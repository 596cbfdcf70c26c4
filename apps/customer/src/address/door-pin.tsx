import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MapMissing } from '@angadi/location/map-missing.tsx'
import { usePlace } from '@angadi/location/place-store.ts'
import { TOWNS, townNear } from '@angadi/location/towns.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { CircleCheck, LocateFixed } from 'lucide-react'
import { type Ref, Suspense } from 'react'
import { PinInWords } from './pin-in-words.tsx'
import { useDoorPosition } from './use-door-position.ts'

const PinMap = lazy(() => import('@angadi/location/pin-map.tsx'))

export interface DoorPinProps {
  readonly value: LatLng | undefined
  readonly onChange: (point: LatLng) => void
  readonly error?: string
  /** Where the keyboard goes when the pin is missing. */
  readonly focusRef: Ref<HTMLButtonElement>
}

/** Where the door is: from the device, or by moving the map under the pin. */
export function DoorPin({ value, onChange, error, focusRef }: DoorPinProps) {
  const { t } = useTranslation('checkout')
  const place = usePlace((state) => state.place)
  const { find, isFinding } = useDoorPosition(onChange)
  const styleUrl = useMapStyleUrl()
  const [anywhere] = TOWNS
  const centre = value ?? place ?? anywhere
  const near = centre ? townNear(centre) : undefined
  const inWords = centre ? (
    <PinInWords town={near?.name ?? place?.name} isSet={value !== undefined} onUse={() => onChange(centre)} />
  ) : null
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-0.5 font-semibold">{t('address.position')}</legend>
      <p className="text-sm text-ink-muted">{t('address.positionHint')}</p>
      <Button
        ref={focusRef}
        look="soft"
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
              {inWords}
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
              withoutStreets={inWords}
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
