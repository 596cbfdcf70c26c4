import type { SharedRide } from '@angadi/data/home-services/visit-links.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MapMissing } from '@angadi/location/map-missing.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Suspense } from 'react'

const FollowedMap = lazy(() => import('./followed-map.tsx'))
const STEPS = ['confirmed', 'in_progress', 'delivered', 'cancelled'] as const

/** A ride as whoever has its link sees it: vehicle, place and arrival, and nothing else of the customer's. */
export function RideFollowed({ ride }: { readonly ride: SharedRide }) {
  const { t } = useTranslation('rides')
  const { time } = useFormats()
  const { performer, vehicle, drop, start_code: code, paused_since: paused, eta_at: eta } = ride
  const position = ride.position ?? performer?.position
  const step = STEPS.find((one) => one === ride.status) ?? 'waiting'
  const name = performer?.name
  return (
    <div className="flex flex-col gap-4">
      <Card className="flex flex-col gap-3">
        <h1 className="text-2xl font-bold text-balance wrap-anywhere">
          {name ? t('shared.with', { name }) : (ride.rider ?? t('shared.title'))}
        </h1>
        <p role="status" className="text-lg font-semibold">
          {t(`shared.step.${step}`)}
        </p>
        {drop ? <p className="text-ink-muted">{t('shared.to', { place: drop.label })}</p> : null}
        {vehicle?.plate ? <p className="text-xl font-bold tabular-nums">{vehicle.plate}</p> : null}
        {eta && step === 'in_progress' ? (
          <p className="tabular-nums">{t('shared.eta', { time: time(eta) })}</p>
        ) : null}
        {code ? (
          <p className="text-3xl font-bold tracking-[0.2em] tabular-nums">
            <span className="sr-only">{t('code.spoken', { digits: [...code].join(' ') })}</span>
            <span aria-hidden>{code}</span>
          </p>
        ) : null}
      </Card>
      {paused ? <Banner tone="warning">{t('track.paused', { time: time(paused) })}</Banner> : null}
      {position ? (
        <>
          <ExtraBoundary instead={<MapMissing>{t('map.none')}</MapMissing>}>
            <Suspense fallback={<Skeleton shape="box" className="h-70" />}>
              <FollowedMap position={position} drop={drop ?? undefined} name={name ?? t('map.driver')} />
            </Suspense>
          </ExtraBoundary>
          <p className="text-sm text-ink-muted tabular-nums">
            {t('shared.seen', { time: time(position.at) })}
          </p>
        </>
      ) : null}
    </div>
  )
}
