import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { BOOKING_ONLY_REASONS } from '@angadi/domain/orders/cancel-reasons.ts'
import { isUnpaidOrder } from '@angadi/domain/payments/unpaid-order.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { CircleX } from 'lucide-react'
import { returnedPoints } from './payment-parts.ts'
import { UnpaidNote } from './unpaid-note.tsx'
import { useReasonLabels } from './use-reason-labels.ts'

const ACTORS = ['user', 'vendor', 'system', 'admin', 'courier'] as const

/** Who cancelled the order, why, and what happens to the money; or that it was never paid. */
export function CancelledNote({ order }: Pick<Tracking, 'order'>) {
  return isUnpaidOrder(order) ? <UnpaidNote order={order} /> : <Cancelled order={order} />
}

function Cancelled({ order }: Pick<Tracking, 'order'>) {
  const { t } = useTranslation('orders')
  const { money } = useFormats()
  const reasonLabels = useReasonLabels()
  const actor = ACTORS.find((one) => one === order.cancelled_by) ?? 'system'
  // Customers know their own reason.
  const reason = actor === 'user' ? undefined : reasonLabels(order.cancel_reason, order.category)
  const ofBooking = BOOKING_ONLY_REASONS.find((one) => one === order.cancel_reason)
  const inPoints = returnedPoints(order)
  const moneyBack = order.refund_paise - inPoints
  const refund = money(moneyBack)
  const isWallet = order.payment_method === 'wallet'
  const charge = money(order.charge_paise)
  const isCharged = order.charge_paise > 0
  // What was given up before it was paid has nothing to give back.
  const isSource = order.payment_method === 'gateway' && moneyBack > 0
  const moneyLabels = isWallet
    ? t(isCharged ? 'cancelled.refundCharge' : 'cancelled.refund', { refund, charge })
    : isSource
      ? t(isCharged ? 'cancelled.sourceCharge' : 'cancelled.source', { refund, charge })
      : inPoints > 0
        ? undefined
        : t('cancelled.cash')
  return (
    <section className="flex gap-4 rounded-xl border border-line bg-surface-raised p-5">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-full bg-danger-soft text-danger-ink"
      >
        <CircleX className="size-6" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="text-xl font-bold">{t('track.head.cancelled')}</h2>
        {ofBooking ? (
          <p>{t(`cancelled.booking.${ofBooking}`, { vendor: order.vendor_name })}</p>
        ) : (
          <p>
            {t(`cancelled.by_${actor}`, { vendor: order.vendor_name })}{' '}
            {reason ? t('cancelled.because', { reason }) : null}
          </p>
        )}
        {moneyLabels ? <p className="font-semibold">{moneyLabels}</p> : null}
        {inPoints > 0 ? (
          <p className="font-semibold">{t('cancelled.points', { amount: money(inPoints) })}</p>
        ) : null}
        {order.credit_paise > 0 ? (
          <p>{t('cancelled.credit', { amount: money(order.credit_paise) })}</p>
        ) : null}
        {isWallet ? (
          <div className="mt-1 -ml-3">
            <LinkButton variant="quiet" size="sm" render={<AppLink to={pathTo('wallet')} />}>
              {t('cancelled.wallet')}
            </LinkButton>
          </div>
        ) : null}
      </div>
    </section>
  )
}
