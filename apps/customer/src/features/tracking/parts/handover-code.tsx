import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { KeyRound } from 'lucide-react'
import { cashOf } from '../../../shared/order/payment-parts.ts'

export interface HandoverCodeProps {
  readonly code: string
  readonly tracking: Tracking
}

/** The handover code, large enough to read out at the door. */
export function HandoverCode({ code, tracking: { order, delivery } }: HandoverCodeProps) {
  const { t } = useTranslation(['orders', 'order-words'])
  const { money } = useFormats()
  const isPickup = lifeCycleOf(order.kind).isCollected
  const courier = delivery?.courier?.name
  const trade = tradeOf(order.category)
  const toWhom = courier ? t(`order-words:${trade}.code`, { courier }) : t(`order-words:${trade}.codeAnybody`)
  return (
    <section className="flex flex-col gap-1 rounded-xl bg-accent-soft px-4 py-3 text-accent-ink">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="flex items-center gap-2 font-bold">
          <KeyRound aria-hidden className="size-5 shrink-0" />
          {t(isPickup ? 'track.code.titlePickup' : 'track.code.title')}
        </h2>
        <p className="text-3xl font-bold tracking-[0.2em] tabular-nums">
          <span className="sr-only">{t('track.code.spoken', { digits: [...code].join(' ') })}</span>
          <span aria-hidden>{code}</span>
        </p>
      </div>
      <p className="text-sm">{isPickup ? t('track.code.textPickup') : toWhom}</p>
      {order.payment_method === 'cash' ? (
        <p className="font-semibold">{t('track.cash', { amount: money(cashOf(order)) })}</p>
      ) : null}
    </section>
  )
}
