import type { VendorCard } from '@angadi/data/vendor-card/card.ts'
import { useSetHoliday } from '@angadi/data/vendor-card/change-card.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { CalendarOff, Trash2 } from 'lucide-react'
import { useState } from 'react'

/** Days on which the vendor stays closed: added, and taken back. */
export function Holidays({ card }: { readonly card: VendorCard }) {
  const { t } = useTranslation(['vendor-profile', 'errors'])
  const { day: dayText } = useFormats()
  const errorText = useErrorText()
  const { mutateAsync } = useSetHoliday(card.id)
  const today = indiaDay(Date.now())
  const [day, setDay] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const add = useSubmission({
    form: 'vendor-holiday',
    validate: () => {
      setError(day === '' ? t('errors:holiday_invalid') : undefined)
      return day !== ''
    },
    work: () => mutateAsync({ day, closed: true, note }),
    onSuccess: (booked) => {
      setDay('')
      setNote('')
      if (booked > 0) notify.warning(t('holidays.booked', { count: booked }), { duration: 10_000 })
    },
    onError: (problem) => setError(errorText(problem)),
  })
  const open = (one: string) =>
    mutateAsync({ day: one, closed: false }).catch((problem: unknown) => notify.problem(errorText(problem)))
  return (
    <Section title={t('holidays.title')}>
      {card.holidays.length > 0 ? (
        <ul className="rounded-lg border border-line bg-surface-raised">
          {card.holidays.map((holiday) => (
            <li
              key={holiday.day}
              className="flex items-center gap-3 border-b border-line px-4 py-1 last:border-0"
            >
              <CalendarOff aria-hidden className="size-5 shrink-0 text-ink-muted" />
              <span className="min-w-0 flex-1">
                {dayText(holiday.day)}
                {holiday.note ? <span className="block text-sm text-ink-muted">{holiday.note}</span> : null}
              </span>
              <IconButton
                label={t('holidays.open', { day: dayText(holiday.day) })}
                icon={<Trash2 aria-hidden />}
                onClick={() => void open(holiday.day)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted">{t('holidays.none')}</p>
      )}
      <form
        aria-label={t('holidays.add')}
        className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
        onSubmit={(event) => {
          event.preventDefault()
          void add.submit(undefined)
        }}
      >
        <TextField
          label={t('holidays.day')}
          type="date"
          min={today}
          max={daysAfter(today, 366)}
          value={day}
          error={error}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <TextField
          label={t('holidays.note')}
          maxLength={120}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="secondary" busy={add.isBusy}>
            {t('holidays.add')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
