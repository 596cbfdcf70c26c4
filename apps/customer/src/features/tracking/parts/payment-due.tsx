import type { Tracking } from '@angadi/data/orders/tracking.ts'
import type { LeavePayment } from '@angadi/data/payments/leave-payment.ts'
import type { PayLinkServices } from '@angadi/data/payments/pay-links.ts'
import type { PaymentState } from '@angadi/data/payments/payment-state.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import type { PayNow } from '@angadi/shell/pay/use-pay-now.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { CountdownRing } from '@angadi/ui/countdown-ring/countdown-ring.tsx'
import { useCountdown } from '@angadi/ui/countdown-ring/use-countdown.ts'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { PayByLink } from './pay-by-link.tsx'
import { PaymentExits } from './payment-exits.tsx'
import { PaymentTold } from './payment-told.tsx'

export interface PaymentDueProps {
  readonly order: Pick<Tracking['order'], 'id' | 'kind' | 'created_at'>
  readonly checkoutId: string
  readonly payment: PaymentState
  /** Server clock minus device clock, in milliseconds. */
  readonly offsetMs: number
  readonly payNow: PayNow
  readonly leave: LeavePayment | undefined
  readonly links: PayLinkServices | undefined
  /** Called once the time to pay is over. */
  readonly onTimeOver: () => unknown
}

/** What is due of a checkout, the time left for it, and the ways on. */
export function PaymentDue({
  order,
  checkoutId,
  payment,
  offsetMs,
  payNow,
  leave,
  links,
  onTimeOver,
}: PaymentDueProps) {
  const { t } = useTranslation('pay')
  const { money, time } = useFormats()
  const offline = useOfflineReason()
  const payBy = payment.pay_by ?? payment.server_now
  const left = useCountdown(payBy, offsetMs)
  const isOver = left === 0
  const over = useEffectEvent(onTimeOver)
  useEffect(() => {
    if (isOver) void over()
  }, [isOver])
  const amount = money(payment.due_paise)
  const waiting = payment.orders.filter(({ status }) => status === 'awaiting_payment')
  const walletPaise = payment.wallet_paise > 0 ? walletOf(payment, waiting) : 0
  const { phase, pay } = payNow
  const isPayment = lifeCycleOf(order.kind).isPayment === true
  // Whoever closes a window that opened by itself goes on from here.
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (phase === 'open') wasOpen.current = true
    if (phase !== 'idle' || !wasOpen.current) return
    wasOpen.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [phase])
  return (
    <Card variant="raised" className="border-2 border-action">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-2xl font-bold text-balance">{t('title', { amount, count: waiting.length })}</h2>
          <p className="mt-1 text-ink-muted">
            {isOver
              ? t('over')
              : t(isPayment ? 'textPayment' : 'text', { time: time(payBy), count: waiting.length })}
          </p>
        </div>
        <CountdownRing
          label={t('timeLeft')}
          deadline={payBy}
          totalSeconds={secondsBetween(order.created_at, payBy)}
          serverOffsetMs={offsetMs}
        />
      </div>
      {waiting.length > 1 || payment.wallet_paise + payment.points_paise > 0 ? (
        <div className="mt-3 border-t border-line">
          <KeyValueList
            entries={[
              ...waiting.map(({ id, vendor_name, total_paise }) => ({
                key: id,
                label: vendor_name,
                value: money(total_paise),
              })),
              ...(payment.points_paise > 0
                ? [{ key: 'points', label: t('points'), value: money(-payment.points_paise) }]
                : []),
              ...(walletPaise > 0 ? [{ key: 'wallet', label: t('wallet'), value: money(-walletPaise) }] : []),
              { key: 'due', label: t('due'), value: amount },
            ]}
          />
        </div>
      ) : null}
      <div className="mt-4 flex flex-col gap-3">
        <PaymentTold payment={payment} payNow={payNow} payBy={payBy} />
        <Button
          ref={button}
          size="lg"
          wide
          busy={phase !== 'idle'}
          disabled={isOver}
          unavailableReason={offline}
          onClick={() => void pay()}
        >
          {phase === 'idle' ? t('pay', { amount }) : t(`phase.${phase}`)}
        </Button>
        <p className="text-center text-sm text-ink-muted">{t('means')}</p>
        <PayByLink
          checkoutId={checkoutId}
          amount={amount}
          payBy={payBy}
          isOff={isOver || phase !== 'idle' || offline !== undefined}
          services={links}
        />
        <PaymentExits
          order={order}
          checkoutId={checkoutId}
          isOff={phase !== 'idle' || offline !== undefined}
          leave={leave}
        />
      </div>
    </Card>
  )
}

/** What the wallet has paid of the orders that wait: another one may have been paid by it alone. */
function walletOf(
  { due_paise: due, points_paise: points }: PaymentState,
  waiting: PaymentState['orders'],
): number {
  return waiting.reduce((sum, { total_paise: total }) => sum + total, 0) - due - points
}

function secondsBetween(from: string, to: string): number {
  return Math.max(1, Math.round((new Date(to).getTime() - new Date(from).getTime()) / 1000))
}
