import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { CountdownRing } from '@angadi/ui/countdown-ring/countdown-ring.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { GiftNote } from '../../../shared/gift-note.tsx'
import { useOrderLabels } from '../use-order-labels.tsx'
import { hasBadges, OrderBadges } from './order-badges.tsx'

/** The step of the preparation time, in minutes; the server accepts 1 to 120. */
const PREP_STEP = 5
const PREP_LEAST = 5
const PREP_MOST = 120

export interface IncomingOrderProps {
  readonly order: VendorOrder
  /** The vendor's usual preparation time, in minutes. */
  readonly usualMinutes: number
  readonly serverOffsetMs: number
  readonly onAccept: (prepMinutes: number) => void
  readonly onReject: () => void
}

/** A new order with its countdown; accepted in one tap with the usual preparation time, or with another one. */
export function IncomingOrder({
  order,
  usualMinutes,
  serverOffsetMs,
  onAccept,
  onReject,
}: IncomingOrderProps) {
  const { t } = useTranslation(['vendor', 'vendor-words'])
  const { dateTime } = useFormats()
  const { lines, payment } = useOrderLabels()
  const unavailableReason = useOfflineReason()
  const [minutes, setMinutes] = useState(order.prep_minutes ?? usualMinutes)
  const acceptBy = order.accept_by ?? order.placed_at
  return (
    <article className="flex animate-rise flex-col gap-3 rounded-xl border-2 border-accent bg-surface-raised p-4 pb-0 shadow-floating md:gap-5 md:p-5 md:pb-0">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-40">
          <p className="truncate font-semibold text-accent-ink">
            {t('incoming.heading', { name: order.customer_name })}
          </p>
          <h3 className="text-xl font-bold tabular-nums">{order.order_number}</h3>
          <p className="mt-1 text-ink-muted">
            <span className="font-bold text-ink">
              <Price paise={order.total_paise} />
            </span>
            <span className="mx-1.5">·</span>
            {payment(order)}
          </p>
        </div>
        {order.scheduled_for ? (
          <p className="font-semibold tabular-nums">{t('later.acceptBy', { time: dateTime(acceptBy) })}</p>
        ) : (
          <CountdownRing
            deadline={acceptBy}
            totalSeconds={Math.max(1, (Date.parse(acceptBy) - Date.parse(order.placed_at)) / 1000)}
            serverOffsetMs={serverOffsetMs}
            label={t('incoming.timeLeft')}
            size="md"
          />
        )}
      </header>
      {hasBadges(order) ? (
        <div className="flex flex-wrap gap-1.5">
          <OrderBadges order={order} />
        </div>
      ) : null}
      <OrderLines label={t(`vendor-words:${tradeOf(order.category)}.items`)} lines={lines(order)} large />
      <GiftNote gift={order.gift} />
      {order.instructions ? (
        <p className="flex items-start gap-2.5 rounded-md bg-warning-soft px-4 py-3 font-medium text-warning-ink">
          <MessageSquareText aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{order.instructions}</span>
        </p>
      ) : null}
      {/* However long the order is, what answers it stays in sight. */}
      <footer className="sticky bottom-[calc(var(--spacing-nav-room)+0.25rem)] z-raised -mx-4 flex flex-col gap-2 rounded-b-xl border-t border-line bg-surface-raised px-4 pt-2 pb-3 md:bottom-0 md:-mx-5 md:px-5 md:pb-5">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <span aria-hidden className="min-w-0 flex-1 font-medium">
            {t('incoming.prep')}
          </span>
          <NumberStepper
            label={t('incoming.prepLabel')}
            value={minutes}
            onChange={setMinutes}
            min={PREP_LEAST}
            max={PREP_MOST}
            step={PREP_STEP}
            decreaseLabel={t('incoming.sooner')}
            increaseLabel={t('incoming.later')}
          >
            {t('minutes', { count: minutes })}
          </NumberStepper>
        </div>
        <div className="flex flex-wrap gap-x-3 gap-y-2 *:grow *:last:grow-[99]">
          <Button variant="secondary" size="lg" onClick={onReject}>
            {t('incoming.reject')}
          </Button>
          <div className="flex min-w-0 flex-col gap-1">
            <Button size="lg" wide unavailableReason={unavailableReason} onClick={() => onAccept(minutes)}>
              {t('incoming.accept')}
            </Button>
          </div>
        </div>
      </footer>
    </article>
  )
}
