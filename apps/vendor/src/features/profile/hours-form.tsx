import type { VendorCard } from '@angadi/data/vendor-card/card.ts'
import { useSaveHours } from '@angadi/data/vendor-card/change-card.ts'
import {
  MOST_TIMES_A_DAY,
  type OpeningTime,
  rowsOf,
  sameEveryDay,
  type Week,
  weekOf,
  wrongDay,
} from '@angadi/domain/vendor-card/week.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Copy, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LeaveGuard } from '../../shared/leave-guard.tsx'
import { useWeekdays } from '../../shared/use-weekdays.ts'

/** A usual day, for the first opening time of a closed one, and the evening for a second one. */
const FIRST: OpeningTime = { opens: '10:00', closes: '22:00' }
const SECOND: OpeningTime = { opens: '18:00', closes: '22:30' }

/** Opening hours: several times a day, also past midnight; saved together. */
export function HoursForm({ card }: { readonly card: VendorCard }) {
  const { t } = useTranslation(['vendor-profile', 'errors'])
  const errorText = useErrorText()
  const isOnline = useOnline()
  const weekdays = useWeekdays()
  const [first] = useState(() => weekOf(card.hours))
  const [week, setWeek] = useState<Week>(first)
  const [wrong, setWrong] = useState<{ readonly weekday: number | undefined; readonly text: string }>()
  const { mutateAsync } = useSaveHours(card.id)
  const { submit, isBusy } = useSubmission({
    form: 'vendor-hours',
    validate: () => {
      const weekday = wrongDay(week)
      setWrong(weekday === undefined ? undefined : { weekday, text: t('errors:hours_overlap') })
      return weekday === undefined
    },
    work: () => mutateAsync(rowsOf(week)),
    onSuccess: () => notify.success(t('hours.saved')),
    onError: (error) => setWrong({ weekday: undefined, text: errorText(error) }),
  })
  const put = (weekday: number, times: readonly OpeningTime[]) => {
    setWeek(week.with(weekday, times))
    setWrong(undefined)
  }
  return (
    <Section title={t('hours.title')}>
      <ul className="rounded-lg border border-line bg-surface-raised">
        {weekdays.map(({ weekday, name }) => (
          <Day
            key={weekday}
            name={name}
            times={week[weekday] ?? []}
            error={wrong?.weekday === weekday ? wrong.text : undefined}
            onChange={(times) => put(weekday, times)}
            onCopy={() => setWeek(sameEveryDay(week, weekday))}
          />
        ))}
      </ul>
      <p role="alert" className="text-sm text-danger-ink empty:hidden">
        {wrong?.weekday === undefined ? wrong?.text : ''}
      </p>
      {week === first ? null : (
        <div className="sticky bottom-[calc(var(--spacing-nav-room)+0.5rem)] z-raised flex flex-wrap gap-2 rounded-lg border border-line bg-surface-raised p-2 shadow-floating md:bottom-4">
          <div className="flex flex-1 flex-col">
            <Button
              wide
              busy={isBusy}
              unavailableReason={isOnline ? undefined : t('offline')}
              onClick={() => void submit(undefined)}
            >
              {t('hours.save')}
            </Button>
          </div>
          <Button variant="quiet" onClick={() => setWeek(first)}>
            {t('reset')}
          </Button>
          <LeaveGuard />
        </div>
      )}
    </Section>
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
  const { t } = useTranslation('vendor-profile')
  const [only] = times
  const isAllDay = times.length === 1 && only?.opens === only?.closes
  return (
    <li className="flex flex-col gap-2 border-b border-line px-4 py-2 last:border-0">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 flex-1 basis-24 font-medium break-words">{name}</span>
        {times.length === 0 ? <span className="text-ink-muted">{t('hours.closed')}</span> : null}
        {isAllDay ? <span className="text-sm text-ink-muted">{t('hours.allDay')}</span> : null}
        {times.length < MOST_TIMES_A_DAY ? (
          <IconButton
            label={t('hours.add', { day: name })}
            icon={<Plus aria-hidden />}
            onClick={() => onChange([...times, times.length === 0 ? FIRST : SECOND])}
          />
        ) : null}
        <IconButton label={t('hours.copy', { day: name })} icon={<Copy aria-hidden />} onClick={onCopy} />
      </div>
      {times.map((time, at) => (
        // The place in the day is what tells two times apart.
        <div key={at} className="flex flex-wrap items-center gap-1.5">
          <span className="min-w-0 flex-1 basis-28">
            <TextField
              label={t('hours.opens', { day: name })}
              hideLabel
              type="time"
              value={time.opens}
              onChange={(event) => onChange(times.with(at, { ...time, opens: event.currentTarget.value }))}
            />
          </span>
          <span aria-hidden>–</span>
          <span className="min-w-0 flex-1 basis-28">
            <TextField
              label={t('hours.closes', { day: name })}
              hideLabel
              type="time"
              value={time.closes}
              onChange={(event) => onChange(times.with(at, { ...time, closes: event.currentTarget.value }))}
            />
          </span>
          <IconButton
            label={t('hours.remove', { day: name })}
            icon={<Trash2 aria-hidden />}
            onClick={() => onChange(times.toSpliced(at, 1))}
          />
        </div>
      ))}
      <p role="alert" className="text-sm text-danger-ink empty:hidden">
        {error}
      </p>
    </li>
  )
}
