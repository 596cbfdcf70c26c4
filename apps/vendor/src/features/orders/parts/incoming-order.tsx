import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { useState } from 'react'
import { useOrderLabels } from '../use-order-labels.tsx'
import { IncomingOrderCard } from './incoming-order-card.tsx'
import { hasBadges, OrderBadges } from './order-badges.tsx'

/** The preparation times one can promise, in minutes; the server takes 1 to 120. */
const PREP_STEP = 5
const PREP_LEAST = 5
const PREP_MOST = 120

export interface IncomingOrderProps {
  readonly order: VendorOrder
  /** How long the vendor usually needs, in minutes. */
  readonly usualMinutes: number
  readonly serverOffsetMs: number
  readonly onAccept: (prepMinutes: number) => void
  readonly onReject: () => void
}

/** A new order with its countdown; accepted in one tap with the usual time, or with another one. */
export function IncomingOrder({
  order,
  usualMinutes,
  serverOffsetMs,
  onAccept,
  onReject,
}: IncomingOrderProps) {
  const { t } = useTranslation('vendor')
  const { lines, payment } = useOrderLabels()
  const unavailableReason = useOfflineReason()
  const [minutes, setMinutes] = useState(order.prep_minutes ?? usualMinutes)
  const acceptBy = order.accept_by ?? order.placed_at
  return (
    <IncomingOrderCard
      heading={t('incoming.heading', { name: order.customer_name })}
      orderNumber={order.order_number}
      lines={lines(order)}
      linesLabel={t('order.dishes')}
      instructions={order.instructions ?? undefined}
      paise={order.total_paise}
      payment={payment(order)}
      acceptBy={acceptBy}
      windowSeconds={Math.max(1, (Date.parse(acceptBy) - Date.parse(order.placed_at)) / 1000)}
      serverOffsetMs={serverOffsetMs}
      timeLeftLabel={t('incoming.timeLeft')}
      acceptLabel={t('incoming.accept')}
      rejectLabel={t('incoming.reject')}
      onAccept={() => onAccept(minutes)}
      onReject={onReject}
      unavailableReason={unavailableReason}
      badges={hasBadges(order) ? <OrderBadges order={order} /> : undefined}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span aria-hidden className="font-medium">
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
    </IncomingOrderCard>
  )
}
