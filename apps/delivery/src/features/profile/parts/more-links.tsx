import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { CircleHelp, HandCoins, IndianRupee, ReceiptText, UserRound } from 'lucide-react'

const LINKS = [
  { key: 'earnings', Icon: IndianRupee, route: 'driverDashboard' },
  { key: 'deliveries', Icon: ReceiptText, route: 'driverOrders' },
  { key: 'cash', Icon: HandCoins, route: 'driverCash' },
  { key: 'account', Icon: UserRound, route: 'profile' },
  { key: 'help', Icon: CircleHelp, route: 'help' },
] as const

/** The other pages of a courier: statements, deliveries, cash, account and help. */
export function MoreLinks() {
  const { t } = useTranslation('courier-page')
  return (
    <Section title={t('more.title')}>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface-raised px-3">
        {LINKS.map(({ key, Icon, route }) => (
          <li key={key}>
            <ListRow
              lead={<Icon aria-hidden />}
              title={t(`more.${key}`)}
              note={t(`more.${key}Text`)}
              render={<AppLink to={pathTo(route)} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
