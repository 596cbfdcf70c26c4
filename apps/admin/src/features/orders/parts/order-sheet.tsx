import { type AdminOrder, useAdminOrder } from '@angadi/data/admin-console/order.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useState } from 'react'
import { RefundDialog } from '../refund/refund-dialog.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { OrderArrivals } from './order-arrivals.tsx'
import { OrderBill } from './order-bill.tsx'
import { OrderBooks } from './order-books.tsx'
import { OrderChat } from './order-chat.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderOffers } from './order-offers.tsx'

export interface OrderSheetProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** The details of one order, live: customer, items, delivery, history and ledger, and a button to cancel it. */
export default function OrderSheet({ orderId, onClose }: OrderSheetProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { data, error, refetch } = useAdminOrder(orderId)
  const [cancelling, setCancelling] = useState(false)
  const [refunding, setRefunding] = useState(false)
  const [assigning, setAssigning] = useState(false)
  const isNobodys = data !== undefined && isWithoutCourier(data)
  return (
    <DialogSheet
      open
      size="xl"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={data ? data.order.order_number : t('order.title')}
      closeLabel={t('common:close')}
      footer={
        data && (isNobodys || data.cancellation.allowed || data.refundable.length > 0) ? (
          <div className="flex flex-col gap-2 md:flex-row">
            {isNobodys ? (
              <Button wide onClick={() => setAssigning(true)}>
                {t('assign.action')}
              </Button>
            ) : null}
            {data.refundable.length > 0 ? (
              <Button variant="secondary" wide onClick={() => setRefunding(true)}>
                {t('refund.action')}
              </Button>
            ) : null}
            {data.cancellation.allowed ? (
              <Button variant="dangerQuiet" wide onClick={() => setCancelling(true)}>
                {t(data.cancellation.refund_paise > 0 ? 'order.cancelWithRefund' : 'order.cancel')}
              </Button>
            ) : null}
          </div>
        ) : undefined
      }
    >
      {data ? <Whole data={data} /> : null}
      {error && !data ? <LoadFailed title={t('order.failed')} error={error} onRetry={refetch} /> : null}
      {!data && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      ) : null}
      {data && assigning ? <AssignDialog order={data.order} onClose={() => setAssigning(false)} /> : null}
      {data && refunding ? <RefundDialog data={data} onClose={() => setRefunding(false)} /> : null}
      {data && cancelling ? <CancelDialog data={data} onClose={() => setCancelling(false)} /> : null}
    </DialogSheet>
  )
}

/** Whether the vendor has accepted and couriers are asked, but nobody has taken it. */
function isWithoutCourier({ order, delivery }: AdminOrder): boolean {
  return (
    ['confirmed', 'preparing', 'ready'].includes(order.status) &&
    (delivery?.state === 'searching' || delivery?.state === 'no_courier')
  )
}

function Whole({ data }: { readonly data: AdminOrder }) {
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-12">
      <div className="flex min-w-0 flex-col gap-8">
        <OrderFacts data={data} />
        <OrderBill data={data} />
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <OrderHistory events={data.events} />
        <OrderOffers offers={data.offers} />
        <OrderArrivals arrivals={data.arrivals} />
        <OrderChat orderId={data.order.id} />
        <OrderBooks ledger={data.ledger} />
      </div>
    </div>
  )
}
