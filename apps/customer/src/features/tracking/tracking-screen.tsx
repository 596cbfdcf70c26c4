import { type Tracking, useTracking } from '@angadi/data/orders/tracking.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { OrderHelpEntry } from '../../shared/help/order-help-entry.tsx'
import { type KindViews, NO_KIND_VIEWS } from '../../shared/order/kind-views.ts'
import { OrderUnavailable } from '../../shared/order/order-unavailable.tsx'
import { LiveOrder } from './parts/live-order.tsx'

export interface TrackingScreenProps {
  readonly kindViews?: KindViews
  /** What a trade shows beside what every live order shows, such as how far groceries are picked; when it came, in ms. */
  readonly renderBeside?: (tracking: Tracking, receivedAt: number) => ReactNode
}

/** Live tracking of an order until it is delivered (Spec §4 Orders, tracker steps and estimated minutes). */
export default function TrackingScreen({ kindViews = NO_KIND_VIEWS, renderBeside }: TrackingScreenProps) {
  const { t } = useTranslation('orders')
  const { id, rideId, orderId = id ?? rideId ?? '' } = useParams()
  const query = useTracking(orderId)
  const order = query.data?.order
  // Whatever it is, it is paid in one way.
  const KindView = order && order.status !== 'awaiting_payment' ? kindViews[order.kind] : undefined
  return (
    <>
      <AppBar
        title={order?.vendor_name ?? t('track.title')}
        subtitle={order ? t('order.subtitle', { number: order.order_number }) : undefined}
        back={{ label: t('order.back'), render: <AppLink to={pathTo('orders')} /> }}
        actions={<PhoneActions />}
      />
      <Page>
        {query.data ? <SavedNote since={query.dataUpdatedAt} /> : null}
        {query.data && KindView ? (
          <div className="flex flex-col gap-6">
            <Suspense>
              <KindView tracking={query.data} />
            </Suspense>
            {/* Payments have complaints of their own. */}
            {lifeCycleOf(query.data.order.kind).isPayment ? null : (
              <OrderHelpEntry orderId={query.data.order.id} />
            )}
          </div>
        ) : query.data ? (
          <LiveOrder
            key={query.data.order.id}
            tracking={query.data}
            beside={renderBeside?.(query.data, query.dataUpdatedAt)}
            courierAt={query.courier}
            receivedAt={query.dataUpdatedAt}
            isLost={query.isError}
            refresh={async () => (await query.refetch()).data}
          />
        ) : (
          <OrderUnavailable query={query} />
        )}
      </Page>
    </>
  )
}
