import type { BookingRequest } from '@angadi/data/salon-desk/day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { BellRing } from 'lucide-react'
import { stepsText } from './steps-text.ts'

/** Bookings that wait for an answer, the most urgent first; nothing where none do. */
export function Requests({ requests }: { readonly requests: readonly BookingRequest[] }) {
  const { t } = useTranslation('salon')
  const { arrival } = useFormats()
  if (requests.length === 0) return null
  return (
    <Section title={t('today.requests', { count: requests.length })}>
      <ul className="rounded-lg border border-line bg-surface-raised px-3">
        {requests.map((one) => (
          <li key={one.id} className="border-b border-line last:border-0">
            <ListRow
              lead={<BellRing aria-hidden className="text-accent-ink" />}
              title={`${arrival(one.starts_at)} · ${one.customer_name ?? t('today.somebody')}`}
              note={[
                one.accept_by ? t('today.answerBy', { time: arrival(one.accept_by) }) : null,
                stepsText(one.steps),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
              render={<AppLink to={pathTo('vendorBookings')} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
