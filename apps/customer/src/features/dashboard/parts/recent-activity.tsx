import { useActivity } from '@angadi/data/activity/activity.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { ActivityRow } from '../../../shared/activity/activity-row.tsx'

/** How many of the latest events stand on the dashboard. */
const SHOWN = 5

/** The latest of what happened; the rest is a page of its own. */
export function RecentActivity() {
  const { t } = useTranslation('dashboard')
  const { data = [] } = useActivity(undefined)
  if (data.length === 0) return null
  return (
    <Section
      title={t('recent')}
      action={
        <AppLink
          to={pathTo('activity')}
          className="-mr-2 inline-flex min-h-touch items-center rounded-md px-2 font-semibold text-action-ink hover:underline"
        >
          {t('all')}
        </AppLink>
      }
    >
      <ul className="divide-y divide-line">
        {data.slice(0, SHOWN).map((activity) => (
          <li key={activity.id}>
            <ActivityRow activity={activity} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
