import { type Tracking, useRefreshTracking } from '@angadi/data/orders/tracking.ts'
import { shopOrderOf } from '@angadi/data/shopping/shop-order.ts'
import { isLive } from '@angadi/domain/orders/status.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { CancelledNote } from '../../shared/order/cancelled-note.tsx'
import { OrderAgainButton } from '../../shared/order/order-again-button.tsx'
import { RateInvite } from '../../shared/order/rating/rate-invite.tsx'
import { Receipt } from '../../shared/order/receipt.tsx'
import { CancelParcel } from './parts/cancel-parcel.tsx'
import { ConfirmArrival } from './parts/confirm-arrival.tsx'
import { OrderReturns } from './parts/order-returns.tsx'
import { ParcelCard } from './parts/parcel-card.tsx'

/** An order that a carrier brings: its parcels, what can be returned, and its bill (Spec §2 /shopping/orders/{orderId}). */
export default function ShopOrderView({ tracking }: { readonly tracking: Tracking }) {
  const { t } = useTranslation('shopping')
  const { order } = tracking
  const shopOrder = shopOrderOf(tracking)
  const refresh = useRefreshTracking(order.id)
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        {order.status === 'cancelled' ? <CancelledNote order={order} /> : null}
        {shopOrder ? (
          <>
            {shopOrder.shipments
              .filter(({ state }) => state !== 'cancelled')
              .map((shipment) => (
                <ParcelCard key={shipment.id} shipment={shipment} status={order.status} />
              ))}
            <ConfirmArrival order={order} />
            <RateInvite tracking={tracking} />
            <OrderReturns orderId={order.id} shopOrder={shopOrder} />
          </>
        ) : (
          <LoadFailed title={t('order.failed')} onRetry={refresh} />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {isLive(order.status) ? (
          <CancelParcel tracking={tracking} />
        ) : (
          <OrderAgainButton variant="secondary" size="lg" orderId={order.id} vendorName={order.vendor_name} />
        )}
        <Receipt tracking={tracking} />
      </div>
    </div>
  )
}
