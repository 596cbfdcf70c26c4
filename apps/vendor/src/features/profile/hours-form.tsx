import type { VendorCard } from '@angadi/data/vendor-card/card.ts'
import { useSaveHours } from '@angadi/data/vendor-card/change-card.ts'
import { rowsOf, type Week, weekOf, wrongDay } from '@angadi/domain/vendor-card/week.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { WeekHours } from '@angadi/shell/hours/week-hours.tsx'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { LeaveGuard } from '../../shared/leave-guard.tsx'

/** Opening hours: several times a day, also past midnight; saved together. */
export function HoursForm({ card }: { readonly card: VendorCard }) {
  const { t } = useTranslation(['vendor-profile', 'errors'])
  const errorText = useErrorText()
  const isOnline = useOnline()
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
  return (
    <Section title={t('hours.title')}>
      <WeekHours
        week={week}
        wrong={wrong}
        onChange={(next) => {
          setWeek(next)
          setWrong(undefined)
        }}
      />
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
