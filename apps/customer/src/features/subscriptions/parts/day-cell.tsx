import { strongestState } from '@angadi/domain/subscriptions/day-state.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubscriptionLabels } from '../../../shared/subscription/use-subscription-labels.ts'
import type { LineOfDay } from '../day-lines.ts'
import { DayMark } from './day-mark.tsx'

export interface DayCellProps {
  readonly day: string
  readonly lines: readonly LineOfDay[]
  readonly isToday: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One day of the calendar: its number, and the sign of what comes or came. */
export function DayCell({ day, lines, isToday, isChosen, onChoose }: DayCellProps) {
  const { t } = useTranslation('subscriptions')
  const labels = useSubscriptionLabels()
  const state = strongestState(lines.map(({ line }) => line))
  const pieces = lines.reduce((sum, { line }) => sum + (line.state === 'planned' ? line.quantity : 0), 0)
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`flex min-h-15 w-full flex-col items-center gap-1 rounded-md pt-1.5 pb-1 text-sm tabular-nums transition-colors hover:bg-surface-sunken ${
        isChosen ? 'inset-ring-2 inset-ring-action' : ''
      }`}
    >
      <span className="sr-only">
        {t('calendar.day', { day: labels.date(day), what: t(`state.${state}`) })}
      </span>
      <span aria-hidden className={isToday ? 'font-bold text-action-ink underline underline-offset-4' : ''}>
        {Number(day.slice(8))}
      </span>
      <DayMark state={state} pieces={pieces} />
    </button>
  )
}
