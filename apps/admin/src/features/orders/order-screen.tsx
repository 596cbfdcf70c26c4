import { useLiveRegions } from '@angadi/data/admin-console/live-regions.ts'
import { type AdminOrder, useAdminOrder } from '@angadi/data/admin-console/order.ts'
import { useRegions } from '@angadi/data/admin-console/overview.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { OrderInvoices } from '@angadi/shell/invoices/order-invoices.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { WorkPhotos } from '@angadi/shell/photos/work-photos.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { AssignDialog } from './parts/assign-dialog.tsx'
import { CancelDialog } from './parts/cancel-dialog.tsx'
import { OrderArrivals } from './parts/order-arrivals.tsx'
import { OrderBill } from './parts/order-bill.tsx'
import { OrderBooks } from './parts/order-books.tsx'
import { OrderChat } from './parts/order-chat.tsx'
import { OrderFacts } from './parts/order-facts.tsx'
import { OrderHistory } from './parts/order-history.tsx'
import { OrderOffers } from './parts/order-offers.tsx'
import { RefundDialog } from './refund/refund-dialog.tsx'

const OrderAsked = lazy(() => import('./parts/order-asked.tsx'))

/** One order at its own address, live: customer, items, delivery, history and books, and what can be done about it. */
export default function OrderScreen() {
  const { t } = useTranslation(['admin', 'common'])
  const { orderId = '' } = useParams()
  const { data: regions = [] } = useRegions()
  useLiveRegions(regions.map((region) => region.id))
  const { data, error, isFetching, refetch } = useAdminOrder(orderId)
  return (
    <Page width="wide">
      <LinkButton
        variant="quiet"
        size="sm"
        className="-ml-3 mb-2"
        icon={<ArrowLeft aria-hidden />}
        render={<AppLink to={pathTo('admin')} />}
      >
        {t('order.allOrders')}
      </LinkButton>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{data ? data.order.order_number : t('order.title')}</h1>
        {data ? <Actions data={data} /> : null}
      </div>
      {data ? <Whole data={data} /> : null}
      {error && !data ? (
        <LoadFailed title={t('order.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      ) : null}
    </Page>
  )
}

/** Whether the vendor has accepted and couriers are asked, but nobody has taken it. */
function isWithoutCourier({ order, delivery }: AdminOrder): boolean {
  return (
    ['confirmed', 'preparing', 'ready'].includes(order.status) &&
    (delivery?.state === 'searching' || delivery?.state === 'no_courier')
  )
}

/** What an administrator can do now; what moves money says how much. */
function Actions({ data }: { readonly data: AdminOrder }) {
  const { t } = useTranslation('admin')
  const { money } = useFormats()
  const [open, setOpen] = useState<'assign' | 'refund' | 'cancel'>()
  const close = () => setOpen(undefined)
  const refundable = data.refundable.reduce((sum, { left_paise }) => sum + left_paise, 0)
  const { allowed, refund_paise: back } = data.cancellation
  return (
    <div className="flex flex-wrap gap-2">
      {isWithoutCourier(data) ? (
        <Button onClick={() => setOpen('assign')}>{t('assign.action')}</Button>
      ) : null}
      {refundable > 0 ? (
        <Button variant="secondary" onClick={() => setOpen('refund')}>
          {t('refund.upTo', { amount: money(refundable) })}
        </Button>
      ) : null}
      {allowed ? (
        <Button variant="dangerQuiet" onClick={() => setOpen('cancel')}>
          {back > 0 ? t('order.cancelRefunding', { amount: money(back) }) : t('order.cancel')}
        </Button>
      ) : null}
      {open === 'assign' ? <AssignDialog order={data.order} onClose={close} /> : null}
      {open === 'refund' ? <RefundDialog data={data} onClose={close} /> : null}
      {open === 'cancel' ? <CancelDialog data={data} onClose={close} /> : null}
    </div>
  )
}

function Whole({ data }: { readonly data: AdminOrder }) {
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-12">
      <div className="flex min-w-0 flex-col gap-8">
        <OrderFacts data={data} />
        <OrderBill data={data} />
        {data.order.kind === 'service' ? <WorkPhotos orderId={data.order.id} /> : null}
        <OrderInvoices orderId={data.order.id} />
      </div>
      <div className="@container flex min-w-0 flex-col gap-8">
        <OrderHistory events={data.events} />
        <OrderOffers offers={data.offers} />
        <ExtraBoundary>
          <Suspense>{data.delivery ? <OrderAsked orderId={data.order.id} /> : null}</Suspense>
        </ExtraBoundary>
        <OrderArrivals arrivals={data.arrivals} />
        <OrderChat orderId={data.order.id} />
        <OrderBooks ledger={data.ledger} />
      </div>
    </div>
  )
}
