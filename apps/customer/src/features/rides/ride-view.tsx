import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { rideOf } from '@angadi/data/rides/ride-detail.ts'
import { useRidePosition } from '@angadi/data/rides/ride-position.ts'
import { isLive } from '@angadi/domain/orders/status.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MapMissing } from '@angadi/location/map-missing.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Suspense } from 'react'
import { StartCode } from '../../shared/order/start-code.tsx'
import { CancelRide } from './parts/cancel-ride.tsx'
import { ChangeWay } from './parts/change-way.tsx'
import { DriverCard } from './parts/driver-card.tsx'
import { RideAlerts } from './parts/ride-alerts.tsx'
import { RideEnd } from './parts/ride-end.tsx'
import { RideState } from './parts/ride-state.tsx'
import { ShareRide } from './parts/share-ride.tsx'
import { Sos } from './parts/sos.tsx'
import { WayInWords } from './parts/way-in-words.tsx'

const RideMap = lazy(() => import('./parts/ride-map.tsx'))

/** A ride from the search for a driver to the rating (Spec §2 /ride-tracking, §4 Live tracking). */
export default function RideView({ tracking }: { readonly tracking: Tracking }) {
  const { t } = useTranslation('rides')
  const { order } = tracking
  const ride = rideOf(tracking)
  const position = useRidePosition(order.id, tracking.delivery?.courier_position ?? undefined)
  if (!ride)
    return (
      <div className="flex flex-col gap-5">
        <Banner tone="warning">{t('track.unreadable')}</Banner>
        {isLive(order.status) ? (
          <Sos orderId={order.id} sos={undefined} position={undefined} plate={undefined} />
        ) : null}
      </div>
    )
  const isUnderWay = isLive(order.status)
  const hasDriver = isUnderWay && ride.driver != null
  const plate = ride.driver?.vehicle?.plate ?? undefined
  return (
    <div
      className={`grid grid-cols-1 items-start gap-5 md:gap-8 ${isUnderWay ? 'md:grid-cols-[30rem_minmax(0,1fr)]' : 'md:grid-cols-1'}`}
    >
      <div className="flex min-w-0 flex-col gap-4">
        <RideState tracking={tracking} ride={ride} pausedSince={position?.paused_since ?? undefined} />
        {hasDriver ? <RideAlerts orderId={order.id} ride={ride} position={position} /> : null}
        {ride.start_code && order.status === 'confirmed' ? (
          <StartCode
            code={ride.start_code}
            title={t('code.title')}
            spoken={t('code.spoken', { digits: [...ride.start_code].join(' ') })}
          >
            {plate ? t('code.text', { plate }) : null}
          </StartCode>
        ) : null}
        {ride.driver && (isUnderWay || order.status === 'delivered') ? (
          <DriverCard orderId={order.id} driver={ride.driver} />
        ) : null}
        {hasDriver ? (
          <div className="flex flex-wrap items-start gap-2">
            <Sos orderId={order.id} sos={ride.sos ?? undefined} position={position} plate={plate} />
            <ShareRide orderId={order.id} />
          </div>
        ) : null}
        {isUnderWay ? null : <RideEnd tracking={tracking} ride={ride} />}
      </div>
      {isUnderWay ? (
        <div className="min-w-0 md:sticky md:top-22 md:col-start-2 md:row-span-2 md:row-start-1">
          <ExtraBoundary instead={<MapMissing>{t('map.none')}</MapMissing>}>
            <Suspense fallback={<Skeleton shape="box" className="h-70 md:h-128" />}>
              <RideMap ride={ride} position={position} />
            </Suspense>
          </ExtraBoundary>
        </div>
      ) : null}
      <div className="flex min-w-0 flex-col gap-4">
        <WayInWords ride={ride} />
        {isUnderWay ? (
          <>
            <ChangeWay orderId={order.id} ride={ride} isRiding={order.status === 'in_progress'} />
            {tracking.cancellation.allowed ? <CancelRide orderId={order.id} /> : null}
          </>
        ) : null}
      </div>
    </div>
  )
}
