import { visitOf } from '@angadi/data/home-services/visit-detail.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { WorkPhotos } from '@angadi/shell/photos/work-photos.tsx'
import { ExtraWork } from './parts/extra-work.tsx'
import { ShareVisit } from './parts/share-visit.tsx'
import { StartCode } from './parts/start-code.tsx'
import { Warranty } from './parts/warranty.tsx'
import { WorkTimer } from './parts/work-timer.tsx'

/** What an order at the customer's home has beside what every booking has: code, timer, extra work and warranty. */
export default function VisitParts({ tracking }: { readonly tracking: Tracking }) {
  const { order } = tracking
  const visit = visitOf(tracking)
  return (
    <div className="flex flex-col gap-5 empty:hidden">
      {tracking.drop_code && order.status !== 'in_progress' ? (
        <StartCode code={tracking.drop_code} vendorName={order.vendor_name} />
      ) : null}
      {order.status === 'delivered' || order.status === 'cancelled' ? null : (
        <ShareVisit orderId={order.id} vendorName={order.vendor_name} />
      )}
      {order.status === 'in_progress' ? (
        <>
          {visit?.began_at ? <WorkTimer beganAt={visit.began_at} /> : null}
          <ExtraWork orderId={order.id} />
        </>
      ) : null}
      {order.status === 'in_progress' || order.status === 'delivered' ? (
        <WorkPhotos orderId={order.id} />
      ) : null}
      {visit?.warranty_until ? <Warranty orderId={order.id} until={visit.warranty_until} /> : null}
    </div>
  )
}
