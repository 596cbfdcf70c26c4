import type { NextVisit } from '@angadi/data/salon-desk/day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { stepsText } from './steps-text.ts'

/** The next visits of today, the one under way first; all of them are in the calendar. */
export function Visits({ visits }: { readonly visits: readonly NextVisit[] }) {
  const { t } = useTranslation('salon')
  const { timeRange } = useFormats()
  return (
    <Section
      title={t('today.next')}
      action={
        <LinkButton variant="quiet" size="sm" render={<AppLink to={pathTo('salonAppointments')} />}>
          {t('today.calendar')}
        </LinkButton>
      }
    >
      {visits.length === 0 ? <p className="text-ink-muted">{t('today.none')}</p> : null}
      {visits.length > 0 ? (
        <ol className="rounded-lg border border-line bg-surface-raised px-3">
          {visits.map((visit) => (
            <li key={visit.id} className="border-b border-line last:border-0">
              <ListRow
                title={`${timeRange(visit.starts_at, visit.ends_at)} · ${visit.customer_name ?? t('today.somebody')}`}
                note={stepsText(visit.steps)}
              />
            </li>
          ))}
        </ol>
      ) : null}
    </Section>
  )
}
