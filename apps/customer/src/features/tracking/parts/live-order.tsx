import type { CourierPosition, Tracking } from '@angadi/data/orders/tracking.ts'
import { isLive } from '@angadi/domain/orders/status.ts'
import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MapMissing } from '@angadi/location/map-missing.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useServerNow } from '@angadi/shell/use-server-now.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { WifiOff } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { OrderHelpEntry } from '../../../shared/help/order-help-entry.tsx'
import { CancelledNote } from '../../../shared/order/cancelled-note.tsx'
import { OrderAgainButton } from '../../../shared/order/order-again-button.tsx'
import { RateInvite } from '../../../shared/order/rating/rate-invite.tsx'
import { Receipt } from '../../../shared/order/receipt.tsx'
import { useChangeToasts } from '../use-tell-changes.ts'
import { CancelOrder } from './cancel-order.tsx'
import { CourierCard } from './courier-card.tsx'
import { HandoverCode } from './handover-code.tsx'
import { ScheduledCard } from './scheduled-card.tsx'
import { TrackerCard } from './tracker-card.tsx'
import { VendorCard } from './vendor-card.tsx'

const TrackingMap = lazy(() => import('./tracking-map.tsx'))
const PushInvite = lazy(() => import('@angadi/shell/pwa/push-invite.tsx'))

export interface LiveOrderProps {
  readonly tracking: Tracking
  /** What a trade shows below the steps of the order. */
  readonly beside?: ReactNode
  readonly courierAt: CourierPosition | undefined
  /** When `tracking` was received, by this device's clock, in milliseconds. */
  readonly receivedAt: number
  /** Whether the last refresh failed. */
  readonly isLost: boolean
  readonly refresh: () => Promise<Tracking | undefined>
}

/** The status of an active order, what comes next, and what the customer has to do. */
export function LiveOrder({ tracking, beside, courierAt, receivedAt, isLost, refresh }: LiveOrderProps) {
  const { t } = useTranslation('orders')
  const { time } = useFormats()
  const { order, delivery, drop_code: code } = tracking
  const offsetMs = serverOffsetMs(tracking.server_now, receivedAt)
  const now = new Date(useServerNow(offsetMs, receivedAt))
  useChangeToasts(tracking)
  const live = isLive(order.status)
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        {isLost && live ? (
          <Banner tone="warning" icon={<WifiOff aria-hidden />}>
            {t('track.offline', { time: time(tracking.server_now) })}
          </Banner>
        ) : null}
        {order.status === 'cancelled' ? (
          <CancelledNote order={order} />
        ) : (
          <TrackerCard tracking={tracking} now={now} serverOffsetMs={offsetMs} />
        )}
        <ScheduledCard order={order} now={now} />
        {beside}
        {live ? (
          <Suspense>
            <PushInvite reason="order" />
          </Suspense>
        ) : null}
        {code && live ? (
          <div className="md:hidden">
            <HandoverCode code={code} tracking={tracking} />
          </div>
        ) : null}
        {live && delivery ? (
          <ExtraBoundary instead={<MapMissing>{t('track.noMap')}</MapMissing>}>
            <Suspense fallback={<MapPlaceholder />}>
              <TrackingMap tracking={tracking} delivery={delivery} courierAt={courierAt} />
            </Suspense>
          </ExtraBoundary>
        ) : null}
        <RateInvite tracking={tracking} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {code && live ? (
          <div className="max-md:hidden">
            <HandoverCode code={code} tracking={tracking} />
          </div>
        ) : null}
        {delivery?.courier ? <CourierCard orderId={order.id} courier={delivery.courier} /> : null}
        <VendorCard tracking={tracking} />
        {live ? (
          <CancelOrder tracking={tracking} refresh={refresh} />
        ) : (
          <OrderAgainButton variant="primary" size="lg" orderId={order.id} vendorName={order.vendor_name} />
        )}
        <OrderHelpEntry orderId={order.id} />
        <Receipt tracking={tracking} />
      </div>
    </div>
  )
}

/** Reserves the space of the map while it loads. */
function MapPlaceholder() {
  return <Skeleton shape="box" className="h-64 md:h-96" />
}
