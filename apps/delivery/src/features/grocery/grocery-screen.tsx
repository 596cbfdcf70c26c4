import { useGroceryJobs } from '@angadi/data/grocery/jobs.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ShoppingBag } from 'lucide-react'
import { GroceryJobCard } from './parts/grocery-job-card.tsx'

/** The groceries that a courier carries: the bags to take, and what is in each (Spec §2 Role dashboards). */
export default function GroceryScreen() {
  const { t } = useTranslation('picking')
  const { data, error, isFetching, refetch } = useGroceryJobs()
  return (
    <Page width="reading" aboveNav>
      <h1 className="mb-5 text-2xl font-bold">{t('courier.title')}</h1>
      {!data ? (
        error ? (
          <LoadFailed title={t('courier.failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonGroup label={t('loading')}>
            <Skeleton shape="box" className="h-72 w-full" />
          </SkeletonGroup>
        )
      ) : data.length === 0 ? (
        <EmptyState
          picture={<ShoppingBag aria-hidden />}
          title={t('courier.none')}
          action={
            <LinkButton render={<AppLink to={pathTo('deliveryDashboard')} />}>{t('courier.work')}</LinkButton>
          }
        >
          {t('courier.noneText')}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-6">
          {data.map((job) => (
            <GroceryJobCard key={job.order_id} job={job} />
          ))}
        </div>
      )}
    </Page>
  )
}
