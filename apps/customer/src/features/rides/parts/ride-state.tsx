import type { Tracking } from '@angadi/data/orders/tracking.ts'
import type { RideDetail } from '@angadi/data/rides/ride-detail.ts'
import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useServerNow } from '@angadi/shell/use-server-now.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { CloudOff, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useReasonLabels } from '../../../shared/order/use-reason-labels.ts'
import { ridePhase } from '../ride-phase.ts'
import { minutesOf } from '../use-ride-words.ts'

export interface RideStateProps {
  readonly tracking: Tracking
  readonly ride: RideDetail
  /** Since when the driver's phone sends nothing. */
  readonly pausedSince: string | undefined
}

/** Where the ride stands, when somebody comes or arrives, and what the customer does next. */
export function RideState({ tracking, ride, pausedSince }: RideStateProps) {
  const { t } = useTranslation('rides')
  const { time, dateTime, distance, money } = useFormats()
  const reasonOf = useReasonLabels()
  const { order, eta } = tracking
  const [received] = useState(Date.now)
  const now = useServerNow(serverOffsetMs(tracking.server_now, received), received)
  const phase = ridePhase(tracking, ride)
  const driver = ride.driver?.name ?? t('map.driver')
  const pickup = ride.stops[0]?.label ?? ''
  const drop = ride.stops.at(-1)?.label ?? ''
  const next = ride.stops.find(({ n, done_at: done }) => n > 1 && !done)?.label ?? drop
  const plate = ride.driver?.vehicle?.plate ?? ''
  const texts = {
    scheduled: [
      t('track.scheduled', { time: dateTime(ride.scheduled_for ?? order.created_at) }),
      [
        ...(ride.search_at ? [t('track.scheduledText', { time: time(ride.search_at) })] : []),
        ...(ride.remind_at ? [t('track.scheduledRemind', { time: time(ride.remind_at) })] : []),
      ].join(' '),
    ],
    searching: [t('track.searching'), t('track.searchingText')],
    again: [t('track.again'), t('track.againText')],
    coming: [t('track.coming', { driver }), t('track.comingText', { place: pickup })],
    arrived: [t('track.arrived', { driver }), t('track.arrivedText', { plate })],
    riding: [t('track.riding', { place: next }), undefined],
    done: [
      t('track.done'),
      t('track.doneText', {
        place: drop,
        distance: distance(ride.metres ?? 0),
        minutes: minutesOf(ride.seconds ?? 0),
      }),
    ],
    cancelled: [
      t('track.cancelled'),
      order.cancel_reason === 'no_driver'
        ? t('track.noDriver')
        : reasonOf(order.cancel_reason, order.category),
    ],
  } as const
  const [head, text] = texts[phase]
  const isSearching = phase === 'searching' || phase === 'again'
  const arrivesAt = eta.max_at
  const waiting = ride.waiting
  return (
    <section className="flex flex-col gap-3 rounded-xl border border-line bg-surface-raised p-5 shadow-raised">
      {arrivesAt && phase === 'coming' ? (
        <p className="text-4xl font-bold tabular-nums">
          {t('track.eta', { minutes: minutesOf((Date.parse(arrivesAt) - now) / 1000) })}
        </p>
      ) : arrivesAt && phase === 'riding' ? (
        <p className="text-4xl font-bold tabular-nums">{t('track.etaDrop', { time: time(arrivesAt) })}</p>
      ) : null}
      <div role="status">
        <h2 className="text-xl font-semibold text-balance wrap-anywhere">{head}</h2>
        {text ? <p className="mt-1 text-ink-muted wrap-anywhere">{text}</p> : null}
        {ride.rider && (phase === 'coming' || phase === 'arrived') ? (
          <p className="mt-1 text-ink-muted">{t('track.forOther', { name: ride.rider.name })}</p>
        ) : null}
      </div>
      {isSearching ? <Spinner /> : null}
      {waiting ? (
        <p className="flex items-center gap-2 font-semibold tabular-nums">
          <Hourglass aria-hidden className="size-5 shrink-0" />
          {now < Date.parse(waiting.free_until)
            ? t('track.waitingFree', { time: time(waiting.free_until) })
            : t('track.waitingPaid', {
                amount: money(waiting.per_minute_paise),
                time: time(waiting.free_until),
              })}
        </p>
      ) : null}
      {pausedSince && (phase === 'coming' || phase === 'riding') ? (
        <Banner tone="warning" icon={<CloudOff aria-hidden />}>
          {t('track.paused', { time: time(pausedSince) })}
        </Banner>
      ) : null}
    </section>
  )
}
