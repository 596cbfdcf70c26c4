import type { HubBusiness } from '@angadi/data/vendor-hub/hub.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import {
  Banknote,
  BellRing,
  CalendarClock,
  CircleOff,
  FileClock,
  ImageOff,
  MessageSquareText,
  PackageMinus,
} from 'lucide-react'

/** What needs somebody of the business today, the most urgent first; nothing where nothing does. */
export function Waiting({ business }: { readonly business: HubBusiness }) {
  const { t } = useTranslation('vendor-hub')
  const { date } = useFormats()
  const products = pathTo('vendorProducts')
  const [paper] = business.documents
  const counted = [
    { key: 'orders', count: business.waiting, to: pathTo('vendor'), icon: <BellRing aria-hidden /> },
    {
      key: 'unanswered',
      count: business.unanswered,
      to: `${pathTo('vendorHub')}?part=reviews`,
      icon: <MessageSquareText aria-hidden />,
    },
    {
      key: 'expiring',
      count: business.expiring,
      to: `${products}?state=expiring`,
      icon: <CalendarClock aria-hidden />,
    },
    { key: 'low', count: business.low, to: `${products}?state=low`, icon: <PackageMinus aria-hidden /> },
    { key: 'off', count: business.off, to: `${products}?state=off`, icon: <CircleOff aria-hidden /> },
    {
      key: 'withoutPicture',
      count: business.without_picture,
      to: `${products}?state=without_picture`,
      icon: <ImageOff aria-hidden />,
    },
  ] as const
  const rows = counted
    .filter(({ count }) => count > 0)
    .map(({ key, count, to, icon }) => ({
      key: key as string,
      title: t(`waiting.${key}`, { count }),
      to,
      icon,
    }))
  if (paper)
    rows.splice(1, 0, {
      key: 'papers',
      title: t('waiting.papers', { count: business.documents.length, date: date(paper.valid_until) }),
      to: pathTo('providerApplicationStatus'),
      icon: <FileClock aria-hidden />,
    })
  if (business.payout?.came_back || business.payout?.held)
    rows.splice(1, 0, {
      key: 'payout',
      title: t(business.payout.came_back ? 'waiting.cameBack' : 'waiting.held'),
      to: pathTo('vendorAnalytics'),
      icon: <Banknote aria-hidden />,
    })
  if (rows.length === 0) return null
  return (
    <Section title={t('waiting.title')}>
      <ul className="rounded-lg border border-line bg-surface-raised px-3">
        {rows.map(({ key, title, to, icon }) => (
          <li key={key} className="border-b border-line last:border-0">
            <ListRow lead={icon} title={title} render={<AppLink to={to} />} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
