import type { BookingDay } from '@angadi/data/salon-desk/day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { CheckCircle2, Circle } from 'lucide-react'

export interface SetupStepsProps {
  readonly setup: BookingDay['setup']
  readonly rights: readonly string[]
}

/** What a new business has still to do before it can be booked; gone once all is done. */
export function SetupSteps({ setup, rights }: SetupStepsProps) {
  const { t } = useTranslation('salon')
  const services = pathTo('salonServices')
  const all = [
    { key: 'people', isDone: setup.people, to: `${services}?part=team`, right: 'catalogue' },
    { key: 'hours', isDone: setup.hours, to: `${services}?part=team`, right: 'catalogue' },
    { key: 'services', isDone: setup.services, to: services, right: 'prices' },
    { key: 'terms', isDone: setup.terms, to: `${services}?part=terms`, right: 'prices' },
    { key: 'opening', isDone: setup.opening, to: pathTo('vendorProfile'), right: 'catalogue' },
    { key: 'photo', isDone: setup.photo, to: pathTo('vendorProfile'), right: 'catalogue' },
    { key: 'bank', isDone: setup.bank ?? true, to: pathTo('vendorAnalytics'), right: 'money' },
  ] as const
  const steps = all.filter(({ right }) => rights.includes(right))
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <Section title={t('setup.title')}>
      <p className="text-ink-muted">{t('setup.progress', { done, steps: steps.length })}</p>
      <ul className="rounded-lg border border-line bg-surface-raised px-3">
        {steps.map(({ key, isDone, to }) => (
          <li key={key} className="border-b border-line last:border-0">
            <ListRow
              lead={
                isDone ? (
                  <CheckCircle2 aria-label={t('setup.done')} className="text-success-ink" />
                ) : (
                  <Circle aria-hidden />
                )
              }
              title={t(`setup.${key}`)}
              note={isDone ? undefined : t(`setup.${key}Text`)}
              render={isDone ? undefined : <AppLink to={to} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
