import { useVendorCard } from '@angadi/data/vendor-card/card.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useVendorHub } from '@angadi/data/vendor-hub/hub.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { CalendarOff, FileClock, Landmark } from 'lucide-react'

/** What of the business is set elsewhere, each with how it stands. */
export function BusinessLinks({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation('vendor-settings')
  const { date, day } = useFormats()
  const { data: card } = useVendorCard(vendor.id)
  const { data: businesses } = useVendorHub()
  const business = businesses?.find(({ id }) => id === vendor.id)
  const holiday = card?.holidays[0]
  const bank = business?.setup.bank
  const [paper] = business?.documents ?? []
  const rows = [
    {
      key: 'hours',
      to: pathTo('vendorProfile'),
      icon: <CalendarOff aria-hidden />,
      right: 'catalogue',
      state: card
        ? holiday
          ? t('business.holiday', { day: day(holiday.day) })
          : t('business.noHoliday')
        : '',
    },
    {
      key: 'bank',
      to: pathTo('vendorAnalytics'),
      icon: <Landmark aria-hidden />,
      right: 'money',
      state:
        typeof bank === 'boolean'
          ? business?.payout?.came_back
            ? t('business.bankCameBack')
            : t(bank ? 'business.bankGiven' : 'business.bankMissing')
          : '',
    },
    {
      key: 'papers',
      to: pathTo('providerApplicationStatus'),
      icon: <FileClock aria-hidden />,
      right: 'money',
      state: business
        ? paper
          ? t('business.paperEnds', { date: date(paper.valid_until) })
          : t('business.papersFine')
        : '',
    },
  ] as const
  const shown = rows.filter(({ right }) => vendor.rights.includes(right))
  if (shown.length === 0) return null
  return (
    <Section title={t('business.title')}>
      <ul className="rounded-lg border border-line bg-surface-raised px-3">
        {shown.map(({ key, to, icon, state }) => (
          <li key={key} className="border-b border-line last:border-0">
            <ListRow lead={icon} title={t(`business.${key}`)} note={state} render={<AppLink to={to} />} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
