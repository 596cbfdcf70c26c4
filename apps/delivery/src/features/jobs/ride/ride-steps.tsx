import {
  useArriveAtStop,
  useAtPickup,
  useCourierAdvance,
  useFinishStop,
} from '@angadi/data/courier-console/change.ts'
import type { Job, JobStop } from '@angadi/data/courier-console/jobs.ts'
import { useRideFare } from '@angadi/data/ride-console/fare.ts'
import type { RideDetails } from '@angadi/data/ride-console/ride-details.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Hourglass } from 'lucide-react'
import { placeOfStep } from '../../../shared/position/place-of-step.ts'
import { ArriveAction } from '../parts/arrive-action.tsx'
import { CodeStep } from '../parts/code-step.tsx'
import { CashToCollect } from '../parts/drop-steps.tsx'
import { StepAction } from '../parts/step-action.tsx'
import { RideFareList } from './ride-fare-list.tsx'
import type { RideStep } from './ride-step.ts'
import { SosButton } from './sos-button.tsx'

export interface RideStepsProps {
  readonly job: Job
  readonly details: RideDetails | undefined
  readonly step: RideStep
  /** The stop that the step is about. */
  readonly stop: JobStop | undefined
  readonly onDone: (job: Job) => void
}

/** What is done at the present step of a ride (Spec §2 Transport). */
export function RideSteps({ job, details, step, stop, onDone }: RideStepsProps) {
  const { t } = useTranslation('ride-job')
  const errorText = useErrorText()
  const sos = <SosButton orderId={job.order_id} />
  const advance = useCourierAdvance()
  const atPickup = useAtPickup()
  const arrive = useArriveAtStop()
  const finish = useFinishStop()
  const told = (error: unknown) => notify.problem(errorText(error))
  const about = { orderId: job.order_id, jobId: job.job_id ?? '', n: stop?.n ?? 0 }
  switch (step) {
    case 'set_out':
      return (
        <StepAction help={sos}>
          <Button
            size="xl"
            wide
            busy={advance.isPending}
            onClick={() => {
              advance.mutateAsync({ orderId: job.order_id, to: 'confirmed' }).catch(told)
            }}
          >
            {t('action.set_out')}
          </Button>
        </StepAction>
      )
    case 'to_pickup':
      return (
        <ArriveAction
          help={sos}
          busy={atPickup.isPending}
          arrive={(reason) =>
            atPickup.mutateAsync({
              orderId: job.order_id,
              place: placeOfStep(),
              ...(reason ? { reason } : {}),
            })
          }
        >
          {t('action.arrived')}
        </ArriveAction>
      )
    case 'start':
      return (
        <>
          <Waiting details={details} />
          <CodeStep
            orderId={job.order_id}
            to="in_progress"
            label={t('code.label')}
            hint={t('code.hint', { rider: details?.rider_name ?? t('offer.rider') })}
            submitLabel={t('code.submit')}
            onMoved={() => announce(t('code.started'))}
          />
          <StepAction isInFlow help={sos} />
        </>
      )
    case 'at_stop':
      return (
        <StepAction help={sos}>
          <Button
            size="xl"
            wide
            busy={finish.isPending}
            onClick={() => {
              finish.mutateAsync(about).catch(told)
            }}
          >
            {t('action.goOn')}
          </Button>
        </StepAction>
      )
    case 'end':
      return <EndRide job={job} onDone={onDone} />
    default:
      return (
        <ArriveAction
          help={sos}
          busy={arrive.isPending}
          arrive={(reason) =>
            arrive.mutateAsync({ ...about, place: placeOfStep(), ...(reason ? { reason } : {}) })
          }
        >
          {t('action.arrived')}
        </ArriveAction>
      )
  }
}

/** Since when the driver waits, and from when on it costs. */
function Waiting({ details }: { readonly details: RideDetails | undefined }) {
  const { t } = useTranslation('ride-job')
  const { time, money } = useFormats()
  const waiting = details?.waiting
  if (!waiting?.free_until) return null
  return (
    <Banner tone="accent" icon={<Hourglass aria-hidden />}>
      {t('waiting.text', {
        since: time(waiting.since),
        until: time(waiting.free_until),
        rate: money(waiting.per_minute_paise),
      })}
    </Banner>
  )
}

/** The fare that stands, what is to be collected, and the end of the ride. */
function EndRide({ job, onDone }: { readonly job: Job; readonly onDone: (job: Job) => void }) {
  const { t } = useTranslation('ride-job')
  const errorText = useErrorText()
  const { data: fare } = useRideFare(job.order_id)
  const advance = useCourierAdvance((answer) => {
    if (answer === 'queued' || answer.outcome === 'moved') onDone(job)
  })
  return (
    <>
      {fare ? <RideFareList fare={fare} /> : <Banner tone="accent">{t('fare.none')}</Banner>}
      <CashToCollect job={job} />
      <StepAction help={<SosButton orderId={job.order_id} />}>
        <Button
          size="xl"
          wide
          busy={advance.isPending}
          onClick={() => {
            advance
              .mutateAsync({ orderId: job.order_id, to: 'delivered', place: placeOfStep() })
              .catch((error: unknown) => notify.problem(errorText(error)))
          }}
        >
          {t(job.collect_cash_paise > 0 ? 'action.endCash' : 'action.end')}
        </Button>
      </StepAction>
    </>
  )
}
