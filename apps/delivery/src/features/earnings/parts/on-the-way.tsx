import { useJobs } from '@angadi/data/courier-console/jobs.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Bike } from 'lucide-react'

/** The active orders, each with a link to the work screen; nothing while there are none. */
export function OnTheWay() {
  const { t } = useTranslation('delivery')
  const { money } = useFormats()
  const { data: jobs = [] } = useJobs()
  if (jobs.length === 0) return null
  return (
    <Section title={t('deliveries.inHand')}>
      <Card padded={false} className="px-4 md:px-5">
        <ul>
          {jobs.map((job) => (
            <li key={job.order_id}>
              <ListRow
                title={job.order_number}
                note={job.vendor_name}
                lead={<Bike aria-hidden />}
                trail={money(job.pay_paise + job.tip_paise)}
                render={<AppLink to={pathTo('deliveryDashboard')} />}
              />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
