import { useSaveHoursOf } from '@angadi/data/salon-desk/change-setup.ts'
import type { Resource } from '@angadi/data/salon-desk/setup.ts'
import {
  AWAY,
  dayProblem,
  rowsOfDay,
  type WorkingDay,
  workingDayOf,
} from '@angadi/domain/salon-desk/working-day.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { CalendarOff, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { DayFields } from './day-fields.tsx'
import { useHoursText } from './use-today-text.ts'

export interface OwnDaysProps {
  readonly vendorId: string
  readonly resource: Resource
  /** The present day in India. */
  readonly today: string
}

/** Days with hours of their own: a day off, a longer one; and the quick one, that somebody is away today. */
export function OwnDays({ vendorId, resource, today }: OwnDaysProps) {
  const { t } = useTranslation('salon')
  const { day: dayText } = useFormats()
  const hoursText = useHoursText()
  const errorText = useErrorText()
  const [day, setDay] = useState('')
  const [hours, setHours] = useState<WorkingDay>(AWAY)
  const [error, setError] = useState<string>()
  const { mutateAsync: save, isPending } = useSaveHoursOf(vendorId)
  const failed = (problem: unknown) => notify.problem(errorText(problem))
  const { submit, isBusy } = useSubmission({
    form: 'salon-day',
    validate: () => {
      const isDay = day >= today && day <= daysAfter(today, 366)
      const problem = dayProblem(hours)
      setError(isDay ? problem && t(`hours.wrong.${problem}`) : t('days.wrong'))
      return isDay && problem === undefined
    },
    work: () => save({ resourceId: resource.id, day, hours: rowsOfDay(hours) }),
    onSuccess: () => {
      setDay('')
      setHours(AWAY)
    },
    onError: (problem) => setError(errorText(problem)),
  })
  const isAwayToday = resource.days.some((own) => own.day === today && own.hours.length === 0)
  return (
    <Section
      title={t('days.title')}
      action={
        isAwayToday ? undefined : (
          <Button
            variant="secondary"
            size="sm"
            busy={isPending && !isBusy}
            onClick={() => {
              save({ resourceId: resource.id, day: today, hours: [] }).catch(failed)
            }}
          >
            {t('days.awayToday')}
          </Button>
        )
      }
    >
      {resource.days.length > 0 ? (
        <ul className="rounded-lg border border-line bg-surface-raised px-4">
          {resource.days.map((own) => (
            <li key={own.day} className="flex items-center gap-3 border-b border-line py-1 last:border-0">
              <CalendarOff aria-hidden className="size-5 shrink-0 text-ink-muted" />
              <span className="min-w-0 flex-1">
                {dayText(own.day)}
                <span className="block text-sm text-ink-muted">{hoursText(workingDayOf(own.hours))}</span>
              </span>
              <IconButton
                label={t('days.takeBack', { day: dayText(own.day) })}
                icon={<Undo2 aria-hidden />}
                onClick={() => {
                  save({ resourceId: resource.id, day: own.day, hours: null }).catch(failed)
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted">{t('days.none')}</p>
      )}
      <form
        aria-label={t('days.add')}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(undefined)
        }}
      >
        <TextField
          label={t('days.day')}
          type="date"
          min={today}
          max={daysAfter(today, 366)}
          value={day}
          error={error}
          onChange={(event) => {
            setDay(event.currentTarget.value)
            setError(undefined)
          }}
        />
        {day === '' ? null : <DayFields name={t('days.that')} day={hours} onChange={setHours} />}
        <div>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {t('days.add')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
