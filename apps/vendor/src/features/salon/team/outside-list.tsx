import type { OutsideHours } from '@angadi/data/salon-desk/outside.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { CalendarX2 } from 'lucide-react'

/** Bookings whose person or room is not there then: they stand until somebody moves them; nothing where there are none. */
export function OutsideList({ outside }: { readonly outside: readonly OutsideHours[] }) {
  const { t } = useTranslation('salon')
  const { arrival } = useFormats()
  if (outside.length === 0) return null
  return (
    <Section title={t('outside.title')}>
      <p>{t('outside.text')}</p>
      <ul className="rounded-lg border border-line bg-surface-raised px-3">
        {outside.map((one) => (
          <li key={`${one.booking_id}:${one.resource_id}`} className="border-b border-line last:border-0">
            <ListRow
              lead={<CalendarX2 aria-hidden className="text-danger-ink" />}
              title={`${arrival(one.starts_at)} · ${one.service_name}`}
              note={[
                t(`outside.reason.${one.reason}`, { name: one.resource_name }),
                one.customer_name,
                one.order_number,
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          </li>
        ))}
      </ul>
      <div>
        <LinkButton variant="secondary" render={<AppLink to={pathTo('salonAppointments')} />}>
          {t('outside.move')}
        </LinkButton>
      </div>
    </Section>
  )
}
