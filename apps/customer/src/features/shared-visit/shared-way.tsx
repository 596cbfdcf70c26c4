import type { SharedVisit } from '@angadi/data/home-services/visit-links.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MapMissing } from '@angadi/location/map-missing.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { MapPinOff } from 'lucide-react'
import { Suspense } from 'react'

const SharedWayMap = lazy(() => import('./shared-way-map.tsx'))

export interface SharedWayProps {
  readonly visit: Extract<SharedVisit, { state: 'open' }>
  readonly name: string
}

/** Where whoever comes is and when they arrive, on the way alone; nothing before and after. */
export function SharedWay({ visit, name }: SharedWayProps) {
  const { t } = useTranslation('visits')
  const { time } = useFormats()
  const { position, paused_since: pausedSince, eta_at: etaAt, route } = visit
  if (!position) return null
  return (
    <section aria-label={t('shared.way.position')} className="flex flex-col gap-3">
      {etaAt ? (
        <p className="text-xl font-semibold tabular-nums">{t('shared.way.eta', { time: time(etaAt) })}</p>
      ) : null}
      {pausedSince ? (
        <Banner tone="warning" icon={<MapPinOff aria-hidden />}>
          {t('shared.way.paused', { time: time(pausedSince) })}
        </Banner>
      ) : null}
      <ExtraBoundary instead={<MapMissing>{t('shared.way.noMap')}</MapMissing>}>
        <Suspense fallback={<Skeleton shape="box" className="h-64" />}>
          <SharedWayMap at={position} name={name} route={route ?? undefined} />
        </Suspense>
      </ExtraBoundary>
    </section>
  )
}
