import { AppError } from '@angadi/data/errors/app-error.ts'
import { type ParcelJob, type ParcelStep, useParcelSteps } from '@angadi/data/parcels/courier.ts'
import { formatPhone } from '@angadi/domain/phone.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Navigation, Phone } from 'lucide-react'
import { useState } from 'react'
import { HandOver } from './hand-over.tsx'
import { StepCode } from './step-code.tsx'
import { TakePhoto } from './take-photo.tsx'

export interface ParcelStepsProps {
  readonly parcel: ParcelJob
  /** The last stop is done. */
  readonly onDone: () => void
}

/** The next stop of a parcel: the way there, the arrival, and the handing over or taking over. */
export function ParcelSteps({ parcel, onDone }: ParcelStepsProps) {
  const { t, i18n } = useTranslation('parcels')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { time } = useFormats()
  const steps = useParcelSteps(parcel)
  const [answer, setAnswer] = useState<ParcelStep>()
  const [photo, setPhoto] = useState<Blob>()
  const [isFarAway, setFarAway] = useState(false)
  const stop = parcel.stops.find(({ done_at: doneAt }) => !doneAt)
  const weight = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'kilogram' }).format(
    parcel.grams / 1000,
  )
  const refused = (error: unknown) => {
    if (error instanceof AppError && error.code === 'not_there_yet') setFarAway(true)
    notify.problem(errorText(error))
  }
  const onError = refused
  const stepped = (isLast: boolean) => (next: ParcelStep) => {
    setAnswer(next.outcome === 'done' ? undefined : next)
    if (next.outcome === 'done' && isLast) onDone()
  }
  const isPickup = stop?.what === 'pickup'
  const isThere = isPickup ? parcel.state === 'at_pickup' : Boolean(stop?.arrived_at)
  const title = !stop
    ? t('courier.done')
    : isPickup
      ? t(isThere ? 'courier.pickUp' : 'courier.toPickup')
      : stop.what === 'return'
        ? t('courier.toReturn', { name: stop.name })
        : t(isThere ? 'courier.handOver' : 'courier.toDrop', { name: stop.name })
  const arrive = () => {
    if (!stop) return
    const reason = isFarAway ? 'wrong_position' : undefined
    const settle = { onSuccess: () => setFarAway(false), onError }
    if (isPickup) steps.atPickup.mutate(reason, settle)
    else steps.arrive.mutate({ n: stop.n, ...(reason ? { reason } : {}) }, settle)
  }
  const open = parcel.stops.filter(({ done_at: doneAt }) => !doneAt).length
  return (
    <div className="flex max-w-reading flex-col gap-5">
      {(parcel.waits ?? []).map(({ n, name, decide_by: until }) => (
        <Banner key={n} tone="warning">
          {t('courier.waits', { name })} {until ? time(until) : ''}
        </Banner>
      ))}
      <div>
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="text-ink-muted">
          {t('courier.size', { weight, class: parcel.class })}
          {parcel.fragile ? ` · ${t('courier.fragile')}` : ''}
        </p>
      </div>
      {stop ? (
        <>
          <p className="text-lg">
            {[stop.address, stop.landmark].filter(Boolean).join(', ')}
            {stop.handover === 'building' ? ` · ${t('courier.toBuilding')}` : ''}
          </p>
          <div className="flex flex-wrap gap-2">
            <LinkButton
              variant="secondary"
              icon={<Navigation aria-hidden />}
              render={
                <a
                  href={`https://www.google.com/maps/dir/?api=1&destination=${stop.lat},${stop.lng}`}
                  target="_blank"
                  rel="noreferrer"
                />
              }
            >
              {t('courier.navigate')}
            </LinkButton>
            {steps.phone.data?.phone ? (
              <LinkButton
                variant="secondary"
                icon={<Phone aria-hidden />}
                render={<a href={`tel:${steps.phone.data.phone}`} />}
              >
                {t('courier.number', { phone: formatPhone(steps.phone.data.phone) })}
              </LinkButton>
            ) : (
              <Button
                variant="secondary"
                icon={<Phone aria-hidden />}
                busy={steps.phone.isPending}
                unavailableReason={unavailableReason}
                onClick={() => steps.phone.mutate(stop.n, { onError })}
              >
                {t('courier.call')}
              </Button>
            )}
          </div>
          {!isThere ? (
            <Button
              size="xl"
              wide
              busy={steps.arrive.isPending || steps.atPickup.isPending}
              unavailableReason={unavailableReason}
              onClick={arrive}
            >
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
                  unavailableReason={unavailableReason}
                  onSubmit={(code) =>
                    steps.pickUp.mutate({ code, photo }, { onSuccess: stepped(false), onError })
                  }
                />
              ) : null}
            </div>
          ) : (
            <HandOver
              key={stop.n}
              stop={stop}
              answer={answer}
              busy={steps.deliver.isPending || steps.fail.isPending}
              onDeliver={(proof) =>
                steps.deliver.mutate(
                  { n: stop.n, proof, at: new Date().toISOString() },
                  { onSuccess: stepped(open === 1 && (parcel.waits ?? []).length === 0), onError },
                )
              }
              onFail={(reason, note) => steps.fail.mutate({ n: stop.n, reason, note }, { onError })}
            />
          )}
        </>
      ) : null}
    </div>
  )
}
