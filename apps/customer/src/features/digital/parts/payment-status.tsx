import type { DigitalPayment } from '@angadi/data/digital/payment.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { toneOf } from '@angadi/domain/digital/fulfilment-state.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { EventTimeline, type TimelineEvent } from '@angadi/ui/event-timeline/event-timeline.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNames } from '../use-names.ts'

export interface PaymentStatusProps {
  readonly payment: DigitalPayment
  readonly order: Pick<Tracking['order'], 'refund_paise' | 'total_paise' | 'payment_method'>
}

const LOOKS = {
  waiting: { icon: Clock, colours: 'bg-warning-soft text-warning-ink', tone: 'warning' },
  good: { icon: CircleCheck, colours: 'bg-success-soft text-success-ink', tone: 'success' },
  bad: { icon: CircleAlert, colours: 'bg-danger-soft text-danger-ink', tone: 'danger' },
} as const

/** What is told of the money where it was paid online: it goes back the way it came. */
const ONLINE = {
  confirmation_pending: 'stateTextOnline.confirmation_pending',
  refund_pending: 'stateTextOnline.refund_pending',
  refunded: 'stateTextOnline.refunded',
} as const

const REASONS = ['declined_by_operator', 'number_barred', 'no_answer', 'provider_failed'] as const

/** The state of a payment as billers have it, with what happens to the money. */
export function PaymentStatus({ payment, order }: PaymentStatusProps) {
  const { t } = useTranslation('digital')
  const { money, dateTime, time } = useFormats()
  const { name } = useNames(payment)
  const { state } = payment
  const { icon: Icon, colours, tone } = LOOKS[toneOf(state)]
  const head = t(`state.${state}`)
  useAnnouncedState(head)
  const reason = REASONS.find((one) => one === payment.failure_code) ?? 'provider_failed'
  const isOnline = order.payment_method === 'gateway'
  const text = t((isOnline && onlineText(state)) || `stateText.${state}`, {
    name,
    amount: money(order.refund_paise > 0 ? order.refund_paise : order.total_paise),
    time: time(payment.deadline_at),
    reason: t(`failure.${reason}`),
  })
  const steps: readonly TimelineEvent[] = [
    {
      key: 'paid',
      title: t(isOnline ? 'payment.paidOnline' : 'payment.paid', { amount: money(order.total_paise) }),
      at: dateTime(payment.created_at),
      dateTime: payment.created_at,
      tone: 'action',
    },
    {
      key: state,
      title: head,
      at: dateTime(payment.state_since),
      dateTime: payment.state_since,
      by: state === 'pending' || state === 'refunded' ? undefined : name,
      tone,
    },
  ]
  return (
    <section className="flex flex-col gap-5 rounded-xl border border-line bg-surface-raised p-5 shadow-raised md:p-6">
      <div className="flex items-start gap-4">
        <span aria-hidden className={`grid size-12 shrink-0 place-items-center rounded-full ${colours}`}>
          <Icon className="size-6" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-2xl font-bold text-balance">{head}</h2>
          <p className="mt-1">{text}</p>
        </div>
      </div>
      <EventTimeline label={t('payment.steps')} events={steps} />
      {toneOf(state) === 'bad' ? (
        <div className="-mb-1 -ml-3 flex flex-wrap print:hidden">
          {isOnline ? null : (
            <LinkButton variant="quiet" size="sm" render={<AppLink to={pathTo('wallet')} />}>
              {t('pay.openWallet')}
            </LinkButton>
          )}
          <LinkButton
            variant="quiet"
            size="sm"
            render={
              <AppLink
                to={pathTo(payment.service === 'recharge' ? 'digitalMobileRecharge' : 'digitalBillPayments')}
              />
            }
          >
            {t('payment.tryAgain')}
          </LinkButton>
        </div>
      ) : null}
    </section>
  )
}

function onlineText(state: DigitalPayment['state']) {
  return new Map(Object.entries(ONLINE)).get(state)
}

/** Tells screen readers that the state has changed. */
function useAnnouncedState(head: string): void {
  const told = useRef(head)
  useEffect(() => {
    if (told.current === head) return
    told.current = head
    announce(head, { urgent: true })
  }, [head])
}
