import { type ShopSetup, useSaveShopSetup } from '@angadi/data/applications/shop-setup.ts'
import { rowsOf, type Week, weekOf, wrongDay } from '@angadi/domain/vendor-card/week.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { WeekHours } from '@angadi/shell/hours/week-hours.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** The opening hours of the week, kept together; what is typed stays when another device was quicker. */
export function HoursSection({ setup }: { readonly setup: ShopSetup }) {
  const { t } = useTranslation(['shop-setup', 'errors'])
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const [typed, setTyped] = useState<Week>()
  const [wrong, setWrong] = useState<{ readonly weekday: number | undefined; readonly text: string }>()
  const week = typed ?? weekOf(setup.hours)
  const { mutateAsync } = useSaveShopSetup(setup.application_id)
  const { submit, isBusy } = useSubmission({
    form: 'setup-hours',
    validate: () => {
      const weekday = wrongDay(week)
      setWrong(weekday === undefined ? undefined : { weekday, text: t('errors:hours_overlap') })
      return weekday === undefined
    },
    work: () => mutateAsync({ version: setup.version, hours: rowsOf(week) }),
    onSuccess: () => {
      setTyped(undefined)
      notify.success(t('hours.saved'))
    },
    onError: (error) => setWrong({ weekday: undefined, text: errorText(error) }),
  })
  return (
    <Section title={t('hours.title')}>
      <p className="text-ink-muted">{t('hours.text')}</p>
      <WeekHours
        week={week}
        wrong={wrong}
        onChange={(next) => {
          setTyped(next)
          setWrong(undefined)
        }}
      />
      <p role="alert" className="text-sm text-danger-ink empty:hidden">
        {wrong?.weekday === undefined ? wrong?.text : ''}
      </p>
      {typed ? (
        <div className="sticky bottom-[calc(var(--spacing-nav-room)+0.5rem)] z-raised flex flex-wrap gap-2 rounded-lg border border-line bg-surface-raised p-2 shadow-floating md:bottom-4">
          <div className="flex flex-1 flex-col">
            <Button wide busy={isBusy} unavailableReason={offline} onClick={() => void submit(undefined)}>
              {t('hours.save')}
            </Button>
          </div>
          <Button
            variant="quiet"
            onClick={() => {
              setTyped(undefined)
              setWrong(undefined)
            }}
          >
            {t('hours.reset')}
          </Button>
        </div>
      ) : null}
    </Section>
  )
}
