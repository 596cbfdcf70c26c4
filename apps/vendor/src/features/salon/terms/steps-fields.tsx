import {
  type CancelStep,
  inOrder,
  LADDER_LIMITS,
  type LadderProblem,
} from '@angadi/domain/salon-desk/cancel-ladder.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { useAheadText } from './use-ahead-text.ts'

export interface StepsFieldsProps {
  readonly steps: readonly CancelStep[]
  readonly problem: LadderProblem | undefined
  readonly onChange: (steps: readonly CancelStep[]) => void
}

const MINUTES = [30, 60, 120, 180, 240, 360, 720, 1440, 2880, 4320, 10_080]
const SHARES = [1000, 2000, 2500, 3000, 4000, 5000, 6000, 7500, 10_000]

/** What is offered, with what is stored among it. */
function withOwn(offered: readonly number[], own: number): readonly number[] {
  return offered.includes(own) ? offered : [...offered, own].toSorted((a, b) => a - b)
}

/** The steps of late cancelling: from how long before, and which part of the price. */
export function StepsFields({ steps, problem, onChange }: StepsFieldsProps) {
  const { t } = useTranslation('salon')
  const aheadText = useAheadText()
  const later = inOrder(steps).at(-1)
  return (
    <div className="flex flex-col gap-3">
      {steps.map((step, at) => (
        // The place in the list is what tells two steps apart while they are chosen.
        <div key={at} className="flex flex-wrap items-end gap-2">
          <span className="min-w-0 flex-1 basis-36">
            <Select
              label={t('cancel.laterThan', { step: at + 1 })}
              value={String(step.minutes_before)}
              options={withOwn(MINUTES, step.minutes_before).map((minutes) => ({
                value: String(minutes),
                label: t('cancel.before', { time: aheadText(minutes) }),
              }))}
              onChange={(event) =>
                onChange(steps.with(at, { ...step, minutes_before: Number(event.currentTarget.value) }))
              }
            />
          </span>
          <span className="min-w-0 flex-1 basis-28">
            <Select
              label={t('cancel.share', { step: at + 1 })}
              value={String(step.charge_bp)}
              options={withOwn(SHARES, step.charge_bp).map((bp) => ({
                value: String(bp),
                label: t('cancel.percent', { percent: bp / 100 }),
              }))}
              onChange={(event) =>
                onChange(steps.with(at, { ...step, charge_bp: Number(event.currentTarget.value) }))
              }
            />
          </span>
          {steps.length > 1 ? (
            <IconButton
              label={t('cancel.remove', { step: at + 1 })}
              icon={<Trash2 aria-hidden />}
              onClick={() => onChange(steps.toSpliced(at, 1))}
            />
          ) : null}
        </div>
      ))}
      <p role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
        {problem ? t(`cancel.wrong.${problem}`) : ''}
      </p>
      {steps.length < LADDER_LIMITS.steps ? (
        <div>
          <Button
            variant="secondary"
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() =>
              onChange([
                ...steps,
                {
                  minutes_before:
                    MINUTES.findLast((minutes) => minutes < (later?.minutes_before ?? 121)) ?? 0,
                  charge_bp: SHARES.find((bp) => bp > (later?.charge_bp ?? 0)) ?? 10_000,
                },
              ])
            }
          >
            {t('cancel.add')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
