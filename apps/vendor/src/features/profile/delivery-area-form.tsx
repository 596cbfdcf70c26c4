import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import type { VendorCard } from '@angadi/data/vendor-card/card.ts'
import { useSetDeliveryArea } from '@angadi/data/vendor-card/change-card.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import {
  areaProblem,
  DELIVERY_RADIUS_M,
  MOST_CORNERS,
  reachOf,
  ringAround,
  withCorner,
} from '@angadi/domain/vendor-card/area.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MapMissing } from '@angadi/location/map-missing.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Suspense, useMemo, useState } from 'react'
import { CornerList } from './corner-list.tsx'

const AreaMap = lazy(() => import('@angadi/location/area-map.tsx'))

const RADIUS_STEP_M = 500
/** Corners of the area that drawing begins with. */
const FIRST_CORNERS = 6

/** Where the vendor delivers: a radius, or an area drawn on the map (Issue 11, the vendor's own hands). */
export function DeliveryAreaForm({ card }: { readonly card: VendorCard }) {
  const { t } = useTranslation(['vendor-profile', 'errors'])
  const { distance } = useFormats()
  const errorText = useErrorText()
  const isOnline = useOnline()
  const styleUrl = useMapStyleUrl()
  const home = useMemo(() => ({ lat: card.lat, lng: card.lng }), [card.lat, card.lng])
  const [corners, setCorners] = useState<readonly LatLng[] | undefined>(card.corners ?? undefined)
  const [radiusM, setRadiusM] = useState(card.delivery_radius_m)
  const [isChanged, setChanged] = useState(false)
  const [error, setError] = useState<string>()
  const area = useMemo(() => (corners ? { corners } : { radiusM }), [corners, radiusM])
  const problem = corners ? areaProblem(home, corners) : undefined
  const { mutateAsync } = useSetDeliveryArea(card.id)
  const { submit, isBusy } = useSubmission({
    form: 'delivery-area',
    validate: () => {
      setError(problem ? t(`errors:${problem}`) : undefined)
      return problem === undefined
    },
    work: () => mutateAsync(area),
    onSuccess: () => notify.success(t('area.saved')),
    onError: (refusal) => setError(errorText(refusal)),
  })
  const put = (next: readonly LatLng[] | undefined) => {
    setCorners(next)
    setChanged(true)
    setError(undefined)
  }
  const most = Math.min(card.most_radius_m, DELIVERY_RADIUS_M.most)
  return (
    <Section title={t('area.title')}>
      <div className="max-w-reading">
        <SegmentedControl
          label={t('area.how')}
          value={corners ? 'drawn' : 'radius'}
          onChange={(how) => put(how === 'drawn' ? ringAround(home, radiusM, FIRST_CORNERS) : undefined)}
          segments={[
            { value: 'radius', label: t('area.radius') },
            { value: 'drawn', label: t('area.drawn') },
          ]}
        />
      </div>
      <p className="text-sm text-ink-muted">{t(corners ? 'area.drawnText' : 'area.radiusText')}</p>
      <ExtraBoundary instead={<MapMissing>{t('area.noMap')}</MapMissing>}>
        <Suspense fallback={<Skeleton shape="box" className="h-80 md:h-104" />}>
          <AreaMap
            label={t('area.map')}
            home={home}
            homeLabel={card.name}
            area={area}
            onTap={(point) => {
              if (corners && corners.length < MOST_CORNERS) put(withCorner(corners, point))
            }}
            onMove={put}
            zoomInLabel={t('area.zoomIn')}
            zoomOutLabel={t('area.zoomOut')}
            styleUrl={styleUrl}
            unavailable={t('area.noMap')}
            withoutStreets={null}
          />
        </Suspense>
      </ExtraBoundary>
      {corners ? (
        <CornerList home={home} corners={corners} onChange={put} />
      ) : (
        <NumberStepper
          label={t('area.radius')}
          value={radiusM}
          onChange={(next) => {
            setRadiusM(next)
            put(undefined)
          }}
          min={DELIVERY_RADIUS_M.least}
          max={most}
          step={RADIUS_STEP_M}
          decreaseLabel={t('area.nearer')}
          increaseLabel={t('area.farther')}
        >
          {distance(radiusM)}
        </NumberStepper>
      )}
      <p role="status" className="text-sm text-ink-muted">
        {t('area.reach', { distance: distance(corners ? reachOf(home, corners) : radiusM) })}
      </p>
      <p role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
        {error}
      </p>
      {isChanged ? (
        <div>
          <Button
            busy={isBusy}
            unavailableReason={isOnline ? undefined : t('offline')}
            onClick={() => void submit(undefined)}
          >
            {t('area.save')}
          </Button>
        </div>
      ) : null}
    </Section>
  )
}
