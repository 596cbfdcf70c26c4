import { orderKeys } from '@angadi/data/orders/keys.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import type { LeavePayment } from '@angadi/data/payments/leave-payment.ts'
import type { PayLinkServices } from '@angadi/data/payments/pay-links.ts'
import { type PaymentState, usePaymentState } from '@angadi/data/payments/payment-state.ts'
import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { usePayAtOnce } from '@angadi/shell/pay/use-pay-at-once.ts'
import { type PayServices, usePayNow } from '@angadi/shell/pay/use-pay-now.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Clock } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { payPathOf } from '../../../shared/pay/pay-paths.ts'
import { PaymentDue } from './payment-due.tsx'

export interface PaymentPanelProps {
  readonly order: Pick<Tracking['order'], 'id' | 'kind' | 'created_at'>
  readonly checkoutId: string
  readonly services?: (PayServices & PayLinkServices & { readonly leave?: LeavePayment }) | undefined
}

/** What an order waits for that is paid at the gateway: what is due, until when, and what can be done about it. */
export default function PaymentPanel({ order, checkoutId, services }: PaymentPanelProps) {
  const { t } = useTranslation('pay')
  const { money } = useFormats()
  const query = usePaymentState(checkoutId)
  const { data: payment } = query
  const payNow = usePayNow({ purpose: 'checkout', id: checkoutId }, payPathOf(order.id), services)
  usePayAtOnce(payment?.state === 'waiting', payNow.pay)
  useTellEnd(payment)
  if (!payment)
    return query.isError ? (
      <LoadFailed title={t('failed')} error={query.error} busy={query.isFetching} onRetry={query.refetch} />
    ) : (
      <SkeletonGroup label={t('loading')}>
        <Skeleton shape="box" className="h-80" />
      </SkeletonGroup>
    )
  const isOver = payment.state !== 'waiting'
  // Another order of the checkout may stand that the wallet paid alone.
  const isGone = payment.orders.some(({ id, status }) => id === order.id && status === 'cancelled')
  if (isOver && !isGone)
    return (
      <Outcome
        icon={<CircleCheck />}
        tone="bg-success-soft text-success-ink"
        title={t('paid.title')}
        text={t('paid.text', { amount: money(payment.paid_paise) })}
      />
    )
  if (isOver)
    return (
      <Outcome
        icon={<Clock />}
        tone="bg-warning-soft text-warning-ink"
        title={t('ended.title')}
        text={
          payment.refund_paise > 0
            ? t('ended.refund', { amount: money(payment.refund_paise) })
            : t('ended.text')
        }
      />
    )
  return (
    <PaymentDue
      order={order}
      checkoutId={checkoutId}
      payment={payment}
      offsetMs={serverOffsetMs(payment.server_now, query.dataUpdatedAt)}
      payNow={payNow}
      leave={services?.leave}
      links={services}
      onTimeOver={query.refetch}
    />
  )
}

/** Fetches the orders anew once the payment has arrived or has ended, and says so to whoever cannot see it. */
function useTellEnd(payment: PaymentState | undefined): void {
  const { t } = useTranslation('pay')
  const queryClient = useQueryClient()
  const state = payment?.state
  const tell = useEffectEvent(() => {
    announce(t(state === 'paid' ? 'paid.title' : 'ended.title'), { urgent: true })
    void queryClient.invalidateQueries({ queryKey: orderKeys.all })
  })
  useEffect(() => {
    if (state === 'paid' || state === 'ended') tell()
  }, [state])
}

interface OutcomeProps {
  readonly icon: ReactNode
  /** Its colours. */
  readonly tone: string
  readonly title: string
  readonly text: string
}

function Outcome({ icon, tone, title, text }: OutcomeProps) {
  return (
    <section className="flex gap-4 rounded-xl border border-line bg-surface-raised p-5">
      <span
        aria-hidden
        className={`grid size-12 shrink-0 place-items-center rounded-full [&_svg]:size-6 ${tone}`}
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-xl font-bold">{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  )
}
