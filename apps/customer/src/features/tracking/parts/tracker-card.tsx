import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import {
  type OrderStatus,
  TRACKER_STEPS,
  type TrackerStep,
  trackerStepOf,
} from '@angadi/domain/orders/status.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { CountdownRing } from '@angadi/ui/countdown-ring/countdown-ring.tsx'
import { PackageCheck, Store } from 'lucide-react'
import { OrderTracker } from '../../../shared/order/order-tracker.tsx'
import { etaOf } from '../eta.ts'
import { useTrackLabels } from '../use-track-labels.ts'

export interface TrackerCardProps {
  readonly tracking: Tracking
  /** The server's current time. */
  readonly now: Date
  readonly serverOffsetMs: number
}

/** The status whose start is the time of each step. */
const STATUS_OF_STEP = {
  confirmed: 'confirmed',
  preparing: 'preparing',
  on_way: 'out_for_delivery',
  delivered: 'delivered',
} as const satisfies Record<TrackerStep, OrderStatus>

/** The progress of an order and its estimated arrival. */
export function TrackerCard({ tracking, now, serverOffsetMs }: TrackerCardProps) {
  const { t } = useTranslation('orders')
  const { time, range, arrival } = useFormats()
  const { head, text } = useTrackLabels(tracking)
  const { order, events } = tracking
  const isPickup = lifeCycleOf(order.kind).isCollected
  const eta = etaOf(tracking, now)
  const arrivesAt = tracking.eta.max_at
  const by = eta?.isLate
    ? t('track.eta.late')
    : arrivesAt
      ? t('track.eta.by', { time: arrival(arrivesAt) })
      : undefined
  const delay = eta?.delayedBy
    ? t(`track.eta.delayed.${eta.delayedBy}`, { vendor: order.vendor_name })
    : undefined
  const timeOf = (status: OrderStatus) => {
    const event = events.findLast((one) => one.to_status === status)
    return event ? time(event.at) : undefined
  }
  const steps = TRACKER_STEPS.map((step) => {
    if (isPickup && step === 'on_way')
      return { step, label: t('track.step.readyPickup'), at: timeOf('ready'), icon: Store }
    if (isPickup && step === 'delivered')
      return { step, label: t('track.step.collected'), at: timeOf('delivered'), icon: PackageCheck }
    return { step, label: t(`track.step.${step}`), at: timeOf(STATUS_OF_STEP[step]) }
  })
  return (
    <section className="flex flex-col gap-5 rounded-xl border border-line bg-surface-raised p-5 shadow-raised md:p-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 flex-1">
          {eta ? (
            // Before the headline: when it comes is what one looks for (look guide, Order tracking).
            <p className="flex flex-col">
              <span className="text-sm text-ink-muted">
                {t(isPickup ? 'track.eta.ready' : 'track.eta.arriving')}
              </span>{' '}
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="text-4xl font-bold tabular-nums">
                  {range(eta.from, eta.to)}{' '}
                  <span className="text-xl font-semibold">{t('track.eta.unit')}</span>
                </span>{' '}
                {by ? <span className="text-lg font-semibold tabular-nums">{by}</span> : null}
              </span>{' '}
              {delay ? <span className="text-sm text-ink-muted">{delay}</span> : null}
            </p>
          ) : null}
          <h2 className={`text-balance ${eta ? 'mt-2 text-xl font-semibold' : 'text-2xl font-bold'}`}>
            {head}
          </h2>
          {text ? <p className="mt-1 text-ink-muted">{text}</p> : null}
        </div>
        {order.status === 'pending' && order.accept_by && order.scheduled_for === null ? (
          <CountdownRing
            label={t('track.acceptBy')}
            deadline={order.accept_by}
            totalSeconds={secondsBetween(order.created_at, order.accept_by)}
            serverOffsetMs={serverOffsetMs}
          />
        ) : null}
      </div>
      <OrderTracker
        label={t('track.tracker')}
        current={isPickup && order.status === 'ready' ? 'on_way' : trackerStepOf(order.status)}
        doneLabel={t('track.done')}
        steps={steps}
      />
    </section>
  )
}

function secondsBetween(from: string, to: string): number {
  return Math.max(1, Math.round((new Date(to).getTime() - new Date(from).getTime()) / 1000))
}
