import { asStage, useLiveShop, useShopDay } from '@angadi/data/shopping/parcels.ts'
import { PARCEL_STAGES } from '@angadi/domain/shopping/parcels.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ParcelList } from './parts/parcel-list.tsx'
import { ReturnList } from './parts/return-list.tsx'
import { WithShop } from './with-shop.tsx'

const CounterCash = lazy(() => import('../../shared/counter-cash/counter-cash.tsx'))
const LabelView = lazy(() => import('./label-view.tsx'))

/** The query parameters of the view, and of the parcel whose label is shown. */
const VIEW_PARAM = 'view'
const LABEL_PARAM = 'label'
const VIEWS = [...PARCEL_STAGES, 'returns'] as const

/** Parcels by stage and returns: packing, labels, hand-over, inspection (Spec §2 /vendor/shopping/orders). */
export default function ParcelsScreen() {
  const { t } = useTranslation('seller')
  return <WithShop title={t('parcels')}>{({ id }) => <Views key={id} vendorId={id} />}</WithShop>
}

function Views({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation('seller')
  const [params, setParams] = useSearchParams()
  useLiveShop(vendorId)
  const { data: day } = useShopDay(vendorId)
  const asked = VIEWS.find((one) => one === params.get(VIEW_PARAM))
  // Whoever names no stage sees the one in which work waits.
  const [landed, setLanded] = useState<(typeof VIEWS)[number]>()
  const waiting = VIEWS.find((one) => one !== 'past' && one !== 'away' && (day?.[one] ?? 0) > 0)
  if (day && landed === undefined) setLanded(waiting ?? asStage(null))
  const view = asked ?? landed ?? asStage(null)
  const label = params.get(LABEL_PARAM)
  return (
    <div className="flex flex-col gap-4">
      <ExtraBoundary>
        <Suspense>
          <CounterCash vendorId={vendorId} />
        </Suspense>
      </ExtraBoundary>
      <ChipRow label={t('stages')}>
        {VIEWS.map((one) => {
          const count = one === 'past' ? 0 : (day?.[one] ?? 0)
          return (
            <FilterChip
              key={one}
              pressed={one === view}
              onChange={() => setParams({ [VIEW_PARAM]: one }, { replace: true })}
            >
              {t(`stage.${one}`)}
              {count > 0 ? <span className="tabular-nums"> {count}</span> : null}
            </FilterChip>
          )
        })}
      </ChipRow>
      {view === 'returns' ? (
        <ReturnList vendorId={vendorId} />
      ) : (
        <ParcelList
          key={view}
          vendorId={vendorId}
          stage={view}
          onLabel={(shipmentId) => setParams({ [VIEW_PARAM]: view, [LABEL_PARAM]: shipmentId })}
        />
      )}
      {label ? (
        <Suspense>
          <LabelView
            shipmentId={label}
            onClose={() => setParams({ [VIEW_PARAM]: view }, { replace: true })}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
