import { usePickingList } from '@angadi/data/grocery/picking-list.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { PickingView } from './parts/picking-view.tsx'

/** The picking list of one order of groceries: pick, weigh, offer something else, pack (field 2.2). */
export default function PickingScreen() {
  const { t } = useTranslation('picking')
  const { orderId = '' } = useParams()
  const { data, dataUpdatedAt, error, isFetching, refetch } = usePickingList(orderId)
  return (
    <Page width="reading">
      {data ? null : (
        <AppLink
          to={pathTo('vendor')}
          className="-mt-2 mb-1 -ml-2 inline-flex min-h-touch items-center gap-1.5 rounded-md px-2 font-semibold text-action-ink hover:bg-action-soft"
        >
          <ArrowLeft aria-hidden className="size-5" />
          {t('board')}
        </AppLink>
      )}
      {data ? (
        <PickingView list={data} receivedAt={dataUpdatedAt} isStale={error !== null} />
      ) : error ? (
        <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton shape="box" className="mb-4 h-24 w-full" />
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} shape="box" className="mb-3 h-28 w-full" />
          ))}
        </SkeletonGroup>
      )}
    </Page>
  )
}
