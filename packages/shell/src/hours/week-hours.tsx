import {
  MOST_TIMES_A_DAY,
  type OpeningTime,
  sameEveryDay,
  type Week,
} from '@angadi/domain/vendor-card/week.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { Copy, Plus, Trash2 } from 'lucide-react'
import { useWeekdays } from './use-weekdays.ts'

/** A usual day, for the first opening time of a closed one, and the evening for a second one. */
const FIRST: OpeningTime = { opens: '10:00', closes: '22:00' }
const SECOND: OpeningTime = { opens: '18:00', closes: '22:30' }

export interface WeekHoursProps {
  readonly week: Week
  /** What is wrong with a day. */
  readonly wrong: { readonly weekday: number | undefined; readonly text: string } | undefined
  readonly onChange: (week: Week) => void
}

/** The opening hours of a week: several times a day, also past midnight. */
export function WeekHours({ week, wrong, onChange }: WeekHoursProps) {
  const weekdays = useWeekdays()
  return (
    <ul className="rounded-lg border border-line bg-surface-raised">
      {weekdays.map(({ weekday, name }) => (
        <Day
          key={weekday}
          name={name}
          times={week[weekday] ?? []}
          error={wrong?.weekday === weekday ? wrong.text : undefined}
          onChange={(times) => onChange(week.with(weekday, times))}
          onCopy={() => onChange(sameEveryDay(week, weekday))}
        />
      ))}
    </ul>
  )
}

interface DayProps {
  readonly name: string
  readonly times: readonly OpeningTime[]
  readonly error: string | undefined
  readonly onChange: (times: readonly OpeningTime[]) => void
  /** Gives every day the times of this one. */
  readonly onCopy: () => void
}

function Day({ name, times, error, onChange, onCopy }: DayProps) {
  const { t } = useTranslation('week-hours')
  const [only] = times
  const isAllDay = times.length === 1 && only?.opens === only?.closes
  return (
    <li className="flex flex-col gap-2 border-b border-line px-3 py-2 last:border-0 sm:px-4">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 flex-1 basis-24 font-medium break-words">{name}</span>
        {times.length === 0 ? <span className="text-ink-muted">{t('closed')}</span> : null}
        {isAllDay ? <span className="text-sm text-ink-muted">{t('allDay')}</span> : null}
        {times.length < MOST_TIMES_A_DAY ? (
          <IconButton
            label={t('add', { day: name })}
            icon={<Plus aria-hidden />}
            onClick={() => onChange([...times, times.length === 0 ? FIRST : SECOND])}
          />
        ) : null}
        <IconButton label={t('copy', { day: name })} icon={<Copy aria-hidden />} onClick={onCopy} />
      </div>
      {times.map((time, at) => (
        // The place in the day is what tells two times apart.
        <div key={at} className="flex flex-wrap items-center gap-1 sm:gap-1.5">
          <span className="min-w-0 flex-1 basis-28">
            <TextField
              label={t('opens', { day: name })}
              hideLabel
              type="time"
              value={time.opens}
              onChange={(event) => onChange(times.with(at, { ...time, opens: event.currentTarget.value }))}
            />
          </span>
          <span aria-hidden>–</span>
          <span className="min-w-0 flex-1 basis-28">
            <TextField
              label={t('closes', { day: name })}
              hideLabel
              type="time"
              value={time.closes}
              onChange={(event) => onChange(times.with(at, { ...time, closes: event.currentTarget.value }))}
            />
          </span>
          {/* The room beside it is what a time with AM or PM needs on a phone. */}
          <span className="-mr-2 sm:mr-0">
            <IconButton
              label={t('remove', { day: name })}
              icon={<Trash2 aria-hidden />}
              onClick={() => onChange(times.toSpliced(at, 1))}
            />
          </span>
        </div>
      ))}
      <p role="alert" className="text-sm text-danger-ink empty:hidden">
        {error}
      </p>
    </li>
  )
}
