import { useSaveHoursOf } from '@angadi/data/salon-desk/change-setup.ts'
import type { Resource } from '@angadi/data/salon-desk/setup.ts'
import { rowsOfWeek, USUAL_WEEK, weekProblem, workingWeekOf } from '@angadi/domain/salon-desk/working-day.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { WeekFields } from './week-fields.tsx'

export interface WeekFormProps {
  readonly vendorId: string
  readonly resource: Resource
  /** The present day in India. */
  readonly today: string
}

/** The hours of somebody's week, from a day on; those that begin later are listed and can be taken back. */
export function WeekForm({ vendorId, resource, today }: WeekFormProps) {
  const { t } = useTranslation('salon')
  const { day: dayText } = useFormats()
  const errorText = useErrorText()
  const isOnline = useOnline()
  const present = resource.weeks.findLast(({ valid_from }) => valid_from <= today)
  const planned = resource.weeks.filter(({ valid_from }) => valid_from > today)
  const [first] = useState(() => (present ? workingWeekOf(present.hours) : undefined))
  const [week, setWeek] = useState(first)
  const [from, setFrom] = useState(today)
  const [wrong, setWrong] = useState<ReturnType<typeof weekProblem>>()
  const [error, setError] = useState<string>()
  const { mutateAsync: save } = useSaveHoursOf(vendorId)
  const { submit, isBusy } = useSubmission({
    form: 'salon-week',
    validate: () => {
      const problem = week ? weekProblem(week) : undefined
      setWrong(problem)
      const isDay = from >= today && from <= daysAfter(today, 366)
      setError(isDay ? undefined : t('hours.fromWrong'))
      return week !== undefined && problem === undefined && isDay
    },
    work: () => save({ resourceId: resource.id, from, hours: rowsOfWeek(week ?? []) }),
    onSuccess: () => notify.success(t('hours.saved', { name: resource.name })),
    onError: (problem) => setError(errorText(problem)),
  })
  const takeBack = (day: string) =>
    save({ resourceId: resource.id, from: day, hours: null }).catch((problem: unknown) =>
      notify.problem(errorText(problem)),
    )
  return (
    <Section title={t('hours.title')}>
      {planned.length > 0 ? (
        <ul className="rounded-lg border border-line bg-surface-raised px-4">
          {planned.map(({ valid_from: day }) => (
            <li
              key={day}
              className="flex flex-wrap items-center gap-x-3 border-b border-line py-1 last:border-0"
            >
              <span className="min-w-0 flex-1 basis-40">{t('hours.planned', { day: dayText(day) })}</span>
              <Button variant="dangerQuiet" size="sm" onClick={() => void takeBack(day)}>
                {t('hours.takeBack')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {week ? (
        <>
          <WeekFields
            week={week}
            wrong={wrong}
            onChange={(next) => {
              setWeek(next)
              setWrong(undefined)
            }}
          />
          {week === first ? null : (
            <div className="flex flex-col gap-3">
              <TextField
                label={t('hours.from')}
                hint={t('hours.fromHint')}
                type="date"
                min={today}
                max={daysAfter(today, 366)}
                value={from}
                error={error}
                onChange={(event) => {
                  setFrom(event.currentTarget.value)
                  setError(undefined)
                }}
              />
              <div className="flex flex-wrap gap-2">
                <Button
                  busy={isBusy}
                  unavailableReason={isOnline ? undefined : t('offlineShort')}
                  onClick={() => void submit(undefined)}
                >
                  {t('hours.save')}
                </Button>
                <Button variant="quiet" onClick={() => setWeek(first)}>
                  {t('hours.reset')}
                </Button>
              </div>
            </div>
          )}
        </>
      ) : (
        <div className="flex flex-col items-start gap-2">
          <p className="text-ink-muted">
            {t(resource.kind === 'person' ? 'hours.alwaysPerson' : 'hours.alwaysText')}
          </p>
          <Button variant="secondary" onClick={() => setWeek(USUAL_WEEK)}>
            {t('hours.begin')}
          </Button>
        </div>
      )}
    </Section>
  )
}
