import { paymentOf } from '@angadi/data/digital/payment.ts'
import { type Tracking, useRefreshTracking } from '@angadi/data/orders/tracking.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Complaints } from './parts/complaints.tsx'
import { PaymentReceipt } from './parts/payment-receipt.tsx'
import { PaymentStatus } from './parts/payment-status.tsx'
import { SaveBiller } from './parts/save-biller.tsx'

export interface PaymentViewProps {
  readonly tracking: Pick<Tracking, 'detail'> & {
    readonly order: Pick<
      Tracking['order'],
      'id' | 'order_number' | 'charges' | 'total_paise' | 'refund_paise' | 'payment_method' | 'created_at'
    >
  }
}

/** A recharge or a bill payment: how far it is, its receipt, and complaints (Spec §2 /order-tracking/{id}). */
export default function PaymentView({ tracking }: PaymentViewProps) {
  const { t } = useTranslation('digital')
  const { order } = tracking
  const payment = paymentOf(tracking)
  const refresh = useRefreshTracking(order.id)
  if (!payment) return <LoadFailed title={t('payment.failed')} onRetry={refresh} />
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        <PaymentStatus payment={payment} order={order} />
        {payment.to_save && payment.state !== 'refunded' ? (
          <div className="print:hidden">
            <SaveBiller {...payment.to_save} dueOn={undefined} />
          </div>
        ) : null}
        <Complaints orderId={order.id} complaints={payment.complaints} />
      </div>
      <PaymentReceipt payment={payment} order={order} />
    </div>
  )
}
