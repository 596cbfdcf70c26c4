import { AppError } from '@angadi/data/errors/app-error.ts'
import { type ParcelStep, useParcelSteps } from '@angadi/data/parcels/courier.ts'
import type { ParcelJob, ParcelStop } from '@angadi/data/parcels/parcel-job.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { WayLinks } from '../../../shared/map/way-links.tsx'
import { placeOfStep } from '../../../shared/position/place-of-step.ts'
import { HandOver } from './hand-over.tsx'
import { ParcelMap } from './parcel-map.tsx'
import { StepCode } from './step-code.tsx'
import { StopPhone } from './stop-phone.tsx'
import { TakePhoto } from './take-photo.tsx'

export interface ParcelStepsProps {
  readonly parcel: ParcelJob
  /** Maps are heavy: only the visible job has one. */
  readonly isShown: boolean
  /** The last stop is done. */
  readonly onDone: () => void
}

/** The next stop of a parcel: the way there, the arrival, and the handing over or taking over. */
export function ParcelSteps({ parcel, isShown, onDone }: ParcelStepsProps) {
  const { t, i18n } = useTranslation('parcels')
  const { time } = useFormats()
  const open = parcel.stops.filter(({ done_at: doneAt }) => !doneAt)
  const [stop] = open
  const isThere = stop?.what === 'pickup' ? parcel.state === 'at_pickup' : Boolean(stop?.arrived_at)
  const weight = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'kilogram' }).format(
    parcel.grams / 1000,
  )
  const title = () => {
    if (!stop) return t(parcel.waits.length > 0 ? 'courier.waitTitle' : 'courier.done')
    if (stop.what === 'pickup') return t(isThere ? 'courier.pickUp' : 'courier.toPickup')
    if (stop.what === 'return') return t('courier.toReturn', { name: stop.name })
    return t(isThere ? 'courier.handOver' : 'courier.toDrop', { name: stop.name })
  }
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start lg:gap-10">
      <div className="flex flex-col gap-5">
        {parcel.waits.map(({ n, name, decide_by: until }) => (
          <Banner key={n} tone="warning">
            {t('courier.waits', { name })} {until ? time(until) : ''}
          </Banner>
        ))}
        <div>
          <h1 className="text-2xl font-bold">{title()}</h1>
          <p className="text-ink-muted">
            {t('courier.size', { weight, class: parcel.class })}
            {parcel.fragile ? ` · ${t('courier.fragile')}` : ''}
          </p>
        </div>
        {stop ? <Stop key={stop.n} parcel={parcel} stop={stop} isThere={isThere} onDone={onDone} /> : null}
      </div>
      {isShown && stop ? <ParcelMap stops={open} /> : null}
    </div>
  )
}

interface StopProps extends Pick<ParcelStepsProps, 'parcel' | 'onDone'> {
  readonly stop: ParcelStop
  readonly isThere: boolean
}

/** What is done at one stop; what was typed, refused or told at the stop before does not count here. */
function Stop({ parcel, stop, isThere, onDone }: StopProps) {
  const { t } = useTranslation('parcels')
  const errorText = useErrorText()
  const [answer, setAnswer] = useState<ParcelStep>()
  const [photo, setPhoto] = useState<Blob>()
  const [isFarAway, setFarAway] = useState(false)
  const isPickup = stop.what === 'pickup'
  const onError = (error: unknown) => {
    if (error instanceof AppError && error.code === 'not_there_yet') setFarAway(true)
    notify.problem(errorText(error))
  }
  const goesOn =
    parcel.stops.some(({ n, done_at: doneAt }) => !doneAt && n !== stop.n) ||
    parcel.waits.length > 0 ||
    (parcel.returning && stop.what !== 'return')
  const stepped = (next: ParcelStep | 'queued') => {
    const isDone = next === 'queued' || next.outcome === 'done'
    setAnswer(isDone ? undefined : next)
    if (isDone && !isPickup && !goesOn) onDone()
  }
  const steps = useParcelSteps(parcel, stepped)
  const arrive = () => {
    const arrival = {
      place: placeOfStep(),
      ...(isFarAway ? { reason: 'wrong_position' as const } : {}),
    }
    if (isPickup) steps.atPickup.mutate(arrival, { onError })
    else steps.arrive.mutate({ n: stop.n, ...arrival }, { onError })
  }
  return (
    <>
      <p className="text-lg">
        {[stop.address, stop.landmark].filter(Boolean).join(', ')}
        {stop.handover === 'building' ? ` · ${t('courier.toBuilding')}` : ''}
      </p>
      <WayLinks
        at={{ lat: stop.lat, lng: stop.lng }}
        name={stop.name}
        wayOf={isPickup ? parcel.order_id : undefined}
      />
      <StopPhone parcel={parcel} stop={stop} />
      {!isThere ? (
        <Button size="xl" wide busy={steps.arrive.isPending || steps.atPickup.isPending} onClick={arrive}>
          {t(isFarAway ? 'courier.arrivedAnyway' : 'courier.arrived')}
        </Button>
      ) : isPickup ? (
        <div className="flex flex-col gap-4">
          <TakePhoto isTaken={photo !== undefined} onTaken={setPhoto} />
          {photo ? (
            <StepCode
              name={stop.name}
              answer={answer}
              busy={steps.pickUp.isPending}
              onSubmit={(code) => steps.pickUp.mutate({ code, photo }, { onError })}
            />
          ) : null}
        </div>
      ) : (
        <HandOver
          stop={stop}
          answer={answer}
          busy={steps.deliver.isPending || steps.fail.isPending}
          onDeliver={(proof) => steps.deliver.mutate({ n: stop.n, proof }, { onError })}
          onFail={(reason, note) => steps.fail.mutate({ n: stop.n, reason, note }, { onError })}
        />
      )}
    </>
  )
}
