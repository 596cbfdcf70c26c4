import { RETURN_VIEWS, useAdminReturns } from '@angadi/data/shopping/parcels.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { CircleCheck } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { DisputedReturn } from './disputed-return.tsx'

/** The query parameter of the view. */
const VIEW_PARAM = 'view'

/** Returns of every shop: those that a seller has refused are decided here (Spec §2 /admin/{module}). */
export default function ReturnsScreen() {
  const { t } = useTranslation(['seller', 'common'])
  const [params, setParams] = useSearchParams()
  const view = RETURN_VIEWS.find((one) => one === params.get(VIEW_PARAM)) ?? 'disputed'
  const { data: returns, error, isFetching, refetch, ...pages } = useAdminReturns(view)
  return (
    <Page width="page">
      <h1 className="mb-4 text-2xl font-bold">{t('admin.title')}</h1>
      <div className="mb-6 max-w-form">
        <SegmentedControl
          label={t('admin.views')}
          segments={RETURN_VIEWS.map((one) => ({ value: one, label: t(`admin.view.${one}`) }))}
          value={view}
          onChange={(value) => setParams({ [VIEW_PARAM]: value }, { replace: true })}
        />
      </div>
      {error && !returns ? (
        <LoadFailed title={t('returns.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : !returns ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-40" />
        </SkeletonGroup>
      ) : returns.length === 0 ? (
        <EmptyState picture={<CircleCheck aria-hidden />} title={t('admin.none')} />
      ) : (
        <>
          <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            {returns.map((card) => (
              <li key={card.id}>
                <DisputedReturn card={card} />
              </li>
            ))}
          </ul>
          <MorePages pages={pages} className="mt-6" />
        </>
      )}
    </Page>
  )
}
