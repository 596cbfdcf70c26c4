import { useTracking } from '@angadi/data/orders/tracking.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { isLive } from '@angadi/domain/orders/status.ts'
import { isUnpaidOrder } from '@angadi/domain/payments/unpaid-order.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { OrderInvoices } from '@angadi/shell/invoices/order-invoices.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Navigation } from 'lucide-react'
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { OrderHelpEntry } from '../../shared/help/order-help-entry.tsx'
import { CancelledNote } from '../../shared/order/cancelled-note.tsx'
import {
  type CategoryParts,
  type KindViews,
  NO_CATEGORY_PARTS,
  NO_KIND_VIEWS,
} from '../../shared/order/kind-views.ts'
import { OrderAgainButton } from '../../shared/order/order-again-button.tsx'
import { OrderUnavailable } from '../../shared/order/order-unavailable.tsx'
import { PrintBill } from '../../shared/order/print-bill.tsx'
import { RateInvite } from '../../shared/order/rating/rate-invite.tsx'
import { Receipt } from '../../shared/order/receipt.tsx'
import { useStatusLabels } from '../../shared/order/use-status-labels.ts'
import { History } from './parts/history.tsx'

export interface OrderScreenProps {
  readonly kindViews?: KindViews
  readonly categoryParts?: CategoryParts
}

/** One order with its receipt, its history, and what the customer can still do. */
export default function OrderScreen({
  kindViews = NO_KIND_VIEWS,
  categoryParts = NO_CATEGORY_PARTS,
}: OrderScreenProps) {
  const { t } = useTranslation('orders')
  const { orderId = '' } = useParams()
  const query = useTracking(orderId)
  const statusLabels = useStatusLabels()
  const tracking = query.data
  const order = tracking?.order
  const KindView = order ? kindViews[order.kind] : undefined
  const CategoryPart = order?.category ? categoryParts[order.category] : undefined
  const labels = order ? statusLabels(order.status, order.kind) : undefined
  return (
    <>
      <AppBar
        title={order?.vendor_name ?? t('receipt.title')}
        subtitle={order ? t('order.subtitle', { number: order.order_number }) : undefined}
        back={{ label: t('order.back'), render: <AppLink to={pathTo('orders')} /> }}
        actions={
          labels ? (
            <>
              <Badge tone={labels.tone}>{labels.label}</Badge>
              <PhoneActions />
            </>
          ) : (
            <PhoneActions />
          )
        }
      />
      <Page>
        {tracking ? <SavedNote since={query.dataUpdatedAt} /> : null}
        {tracking && KindView ? (
          <div className="flex flex-col gap-6">
            <Suspense>
              <KindView tracking={tracking} />
            </Suspense>
            <OrderInvoices orderId={tracking.order.id} />
            {/* Payments have complaints of their own. */}
            {lifeCycleOf(tracking.order.kind).isPayment ? null : (
              <OrderHelpEntry orderId={tracking.order.id} />
            )}
          </div>
        ) : tracking && order ? (
          <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-8">
            <div className="flex min-w-0 flex-col gap-6">
              {order.status === 'cancelled' ? <CancelledNote order={order} /> : null}
              <RateInvite tracking={tracking} />
              {CategoryPart ? (
                <Suspense>
                  <CategoryPart tracking={tracking} />
                </Suspense>
              ) : null}
              <Receipt tracking={tracking} />
              <OrderInvoices orderId={order.id} />
              <PrintBill />
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              {isLive(order.status) ? (
                <LinkButton
                  wide
                  size="lg"
                  icon={<Navigation aria-hidden />}
                  render={<AppLink to={pathTo('orderTrackingId', { id: order.id })} />}
                >
                  {t('order.track')}
                </LinkButton>
              ) : isUnpaidOrder(order) ? null : (
                <OrderAgainButton
                  variant="primary"
                  size="lg"
                  orderId={order.id}
                  vendorName={order.vendor_name}
                />
              )}
              <OrderHelpEntry orderId={order.id} />
              <History tracking={tracking} />
            </div>
          </div>
        ) : (
          <OrderUnavailable query={query} />
        )}
      </Page>
    </>
  )
}
