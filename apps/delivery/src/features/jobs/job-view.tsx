import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { StepProgress } from '@angadi/ui/step-progress/step-progress.tsx'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { TradeJobProps } from '../../shared/trade/job-trade.ts'
import { GoToDrop, HandOver } from './parts/drop-steps.tsx'
import { JobDetails } from './parts/job-details.tsx'
import { JobMap } from './parts/job-map.tsx'
import { Collect, GoToPickup } from './parts/pickup-steps.tsx'
import { JOB_STEPS, type JobStep, stepOfJob } from './step-of-job.ts'

/** The active job of a delivery of goods: one step at a time, with the map and the details next to it. */
export function JobView({ job, isShown, onDone }: TradeJobProps) {
  const { t } = useTranslation('delivery')
  const step = stepOfJob(job)
  const title = step === 'to_pickup' ? t(`words.${tradeOf(job.category)}.go`) : t(`step.${step}`)
  const heading = useSpokenStep(step, title)
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start lg:gap-10">
      <div className="flex flex-col gap-4">
        <StepProgress
          label={t('step.progress', { step: JOB_STEPS.indexOf(step) + 1, steps: JOB_STEPS.length })}
          step={JOB_STEPS.indexOf(step) + 1}
          steps={JOB_STEPS.length}
        />
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {title}
        </h1>
        {step === 'to_pickup' ? <GoToPickup job={job} /> : null}
        {step === 'collect' ? <Collect job={job} /> : null}
        {step === 'to_drop' ? <GoToDrop job={job} /> : null}
        {step === 'hand_over' ? <HandOver job={job} onDone={() => onDone(job)} /> : null}
      </div>
      <div className="flex flex-col gap-6">
        {isShown ? <JobMap job={job} /> : null}
        <JobDetails job={job} />
      </div>
    </div>
  )
}

/** Announces and focuses the next step when one is done, and scrolls to the top. */
function useSpokenStep(step: JobStep, title: string): RefObject<HTMLHeadingElement | null> {
  const last = useRef(step)
  const heading = useRef<HTMLHeadingElement>(null)
  const tell = useEffectEvent(() => {
    announce(title)
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  })
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    tell()
  }, [step])
  return heading
}
