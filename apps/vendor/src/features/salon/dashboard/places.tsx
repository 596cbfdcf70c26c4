import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { CalendarDays, IndianRupee, MessageSquareText, Scissors, Store, Users } from 'lucide-react'

/** Every part of the console of whoever sells time. */
export function Places({ rights }: { readonly rights: readonly string[] }) {
  const { t } = useTranslation('salon')
  const places = [
    { key: 'appointments', to: pathTo('salonAppointments'), icon: <CalendarDays aria-hidden /> },
    { key: 'services', to: pathTo('salonServices'), icon: <Scissors aria-hidden /> },
    { key: 'team', to: `${pathTo('salonServices')}?part=team`, icon: <Users aria-hidden /> },
    {
      key: 'reviews',
      to: `${pathTo('vendorHub')}?part=reviews`,
      icon: <MessageSquareText aria-hidden />,
    },
    { key: 'profile', to: pathTo('vendorProfile'), icon: <Store aria-hidden />, right: 'catalogue' },
    { key: 'earnings', to: pathTo('vendorAnalytics'), icon: <IndianRupee aria-hidden />, right: 'prices' },
  ] as const
  return (
    <Section title={t('places.title')}>
      <ul className="grid grid-cols-1 gap-x-6 md:grid-cols-2">
        {places
          .filter((place) => !('right' in place) || rights.includes(place.right))
          .map(({ key, to, icon }) => (
            <li key={key} className="border-b border-line">
              <ListRow
                lead={icon}
                title={t(`places.${key}`)}
                note={t(`places.${key}Text`)}
                render={<AppLink to={to} />}
              />
            </li>
          ))}
      </ul>
    </Section>
  )
}
