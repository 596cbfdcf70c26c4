import { rideDetailsOf } from '@angadi/data/ride-console/ride-details.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { StepProgress } from '@angadi/ui/step-progress/step-progress.tsx'
import { MessageSquareText } from 'lucide-react'
import { OwnMap } from '../../../shared/map/own-map.tsx'
import type { TradeJobProps } from '../../../shared/trade/job-trade.ts'
import { StopCard } from '../parts/stop-card.tsx'
import { useSpokenStep } from '../use-spoken-step.ts'
import { AddToll } from './add-toll.tsx'
import { GiveBackRide } from './give-back-ride.tsx'
import { RIDE_STEPS, stepOfRide } from './ride-step.ts'
import { RideSteps } from './ride-steps.tsx'

/** A ride under way: one step at a time, the next stop, and the way there (Spec §2 Transport). */
export default function RideJob({ job, isShown, onDone }: TradeJobProps) {
  const { t } = useTranslation(['ride-job', 'delivery'])
  const details = rideDetailsOf(job)
  const { step, stop } = stepOfRide(job)
  const title = t(`step.${step}`)
  const heading = useSpokenStep(`${step}${stop?.n ?? ''}`, title)
  const rider = details?.rider_name ?? t('offer.rider')
  const place = RIDE_STEPS.indexOf(step) + 1
  const label = t('step.progress', { step: place, steps: RIDE_STEPS.length })
  const hasBegun = job.status === 'in_progress'
  const ahead = (job.stops ?? []).filter(({ done_at }) => !done_at)
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start lg:gap-10">
      <div className="flex flex-col gap-4">
        <StepProgress label={label} step={place} steps={RIDE_STEPS.length} />
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {title}
        </h1>
        {stop && step !== 'end' ? (
          <StopCard
            kind={stop.what === 'pickup' ? 'pickup' : 'drop'}
            name={stop.address ?? rider}
            lines={[rider, ...(stop.landmark ? [stop.landmark] : [])]}
            at={{ lat: stop.lat, lng: stop.lng }}
            wayOf={stop.what === 'pickup' ? job.order_id : undefined}
            contact={<ContactSlot orderId={job.order_id} as="driver" with="user" />}
          >
            {details?.note ? (
              <Banner tone="accent" icon={<MessageSquareText aria-hidden />} title={t('note')}>
                {details.note}
              </Banner>
            ) : null}
          </StopCard>
        ) : null}
        <RideSteps job={job} details={details} step={step} stop={stop} onDone={onDone} />
      </div>
      <div className="flex flex-col gap-6">
        {isShown && ahead.length > 0 ? (
          <OwnMap
            label={t('delivery:map.labelDrop', { customer: ahead[0]?.address ?? rider })}
            stops={ahead.map(({ n, what, lat, lng, address }) => ({
              key: String(n),
              kind: what === 'pickup' ? 'start' : 'end',
              at: { lat, lng },
              label: address ?? t(what === 'pickup' ? 'offer.pickup' : 'offer.drop'),
            }))}
            className="h-64 lg:h-96"
          />
        ) : null}
        {hasBegun ? <AddToll orderId={job.order_id} /> : <GiveBackRide orderId={job.order_id} />}
      </div>
    </div>
  )
}
