import type { CourierPosition, Tracking } from '@angadi/data/orders/tracking.ts'
import { isLive, type OrderStatus } from '@angadi/domain/orders/status.ts'
import { type Trade, tradeOf } from '@angadi/domain/orders/trade.ts'
import { isUnpaidOrder } from '@angadi/domain/payments/unpaid-order.ts'
import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MapMissing } from '@angadi/location/map-missing.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useOnline } from '@angadi/shell/use-online.ts'
import { useServerNow } from '@angadi/shell/use-server-now.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { MapPinOff, WifiOff } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import food from '../../../shared/drawings/food.svg'
import grocery from '../../../shared/drawings/grocery.svg'
import shopping from '../../../shared/drawings/shopping.svg'
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
const CashByUpi = lazy(() => import('./cash-by-upi.tsx'))
const PaymentPanel = lazy(() => import('./payment-panel.tsx'))
const PushInvite = lazy(() => import('@angadi/shell/pwa/push-invite.tsx'))

/** What stands in the map's place until a courier moves. */
const DRAWING_OF: Readonly<Record<Trade, string>> = { food, grocery, shopping }

/** With the courier close, nothing that is not about the door asks for attention. */
const AT_THE_DOOR: ReadonlySet<OrderStatus> = new Set(['out_for_delivery', 'on_way'])

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
  const unpaid = order.status === 'awaiting_payment' ? order.checkout_id : undefined
  // Without a network the page says how old it is.
  const isOnline = useOnline()
  const hasMap = live && delivery !== null
  return (
    <div
      className={`grid grid-cols-1 items-start gap-5 md:gap-8 ${hasMap ? 'md:grid-cols-[30rem_minmax(0,1fr)]' : 'md:grid-cols-[minmax(0,1fr)_24rem]'}`}
    >
      <div className="flex min-w-0 flex-col gap-4">
        {isLost && live && isOnline ? (
          <Banner tone="warning" icon={<WifiOff aria-hidden />}>
            {t('track.offline', { time: time(tracking.server_now) })}
          </Banner>
        ) : null}
        {order.status === 'cancelled' ? (
          <CancelledNote order={order} />
        ) : unpaid ? (
          <Suspense fallback={<Skeleton shape="box" className="h-80" />}>
            <PaymentPanel order={order} checkoutId={unpaid} />
          </Suspense>
        ) : (
          <TrackerCard tracking={tracking} now={now} serverOffsetMs={offsetMs} />
        )}
        {live && !unpaid && order.payment_method === 'cash' ? (
          <Suspense>
            <CashByUpi orderId={order.id} />
          </Suspense>
        ) : null}
        <ScheduledCard order={order} now={now} />
        {code && live && !unpaid ? <HandoverCode code={code} tracking={tracking} /> : null}
        {live && courierAt?.paused_since ? (
          <Banner tone="warning" icon={<MapPinOff aria-hidden />}>
            {t('track.paused', { time: time(courierAt.paused_since) })}
          </Banner>
        ) : null}
        {delivery?.courier ? <CourierCard orderId={order.id} courier={delivery.courier} /> : null}
        {hasMap ? null : <RateInvite tracking={tracking} />}
      </div>
      {hasMap ? (
        // Below the courier on a phone, beside everything in a wide window.
        <div className="min-w-0 md:sticky md:top-22 md:col-start-2 md:row-span-2 md:row-start-1">
          {delivery.courier ? (
            <ExtraBoundary instead={<MapMissing>{t('track.noMap')}</MapMissing>}>
              <Suspense fallback={<Skeleton shape="box" className="h-70 md:h-128" />}>
                <TrackingMap tracking={tracking} delivery={delivery} courierAt={courierAt} />
              </Suspense>
            </ExtraBoundary>
          ) : (
            <div className="grid h-40 place-items-center rounded-xl bg-accent-soft md:h-128">
              <img src={DRAWING_OF[tradeOf(order.category)]} alt="" className="size-24" />
            </div>
          )}
        </div>
      ) : null}
      <div className="flex min-w-0 flex-col gap-5">
        {beside}
        {live && !unpaid && !AT_THE_DOOR.has(order.status) ? (
          <Suspense>
            <PushInvite reason="order" />
          </Suspense>
        ) : null}
        {hasMap ? <RateInvite tracking={tracking} /> : null}
        <VendorCard tracking={tracking} />
        {unpaid || isUnpaidOrder(order) ? null : live ? (
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
