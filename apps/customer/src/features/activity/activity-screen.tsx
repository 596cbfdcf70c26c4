import { useActivity } from '@angadi/data/activity/activity.ts'
import { ACTIVITY_KINDS } from '@angadi/data/activity/activity-kind.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Footprints } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { DayList } from './parts/day-list.tsx'

/** The query parameter with the kind that is shown. */
const KIND_PARAM = 'kind'

/** What happened on the account, day by day: orders, payments, notifications, reviews (Spec §2 /activity). */
export default function ActivityScreen() {
  const { t } = useTranslation(['dashboard', 'common'])
  const [params, setParams] = useSearchParams()
  const kind = ACTIVITY_KINDS.find((one) => one === params.get(KIND_PARAM))
  const { data, error, isPending, isFetching, isPlaceholderData, refetch, ...pages } = useActivity(kind)
  return (
    <PullRefresh>
      <AppBar
        title={t('activity.title')}
        back={{ label: t('backToDashboard'), render: <AppLink to={pathTo('dashboard')} /> }}
        actions={<PhoneActions />}
      />
      <Page width="reading" aboveNav>
        <ChipRow label={t('activity.show')}>
          <FilterChip pressed={kind === undefined} onChange={() => setParams({}, { replace: true })}>
            {t('activity.all')}
          </FilterChip>
          {ACTIVITY_KINDS.map((one) => (
            <FilterChip
              key={one}
              pressed={one === kind}
              onChange={(pressed) => setParams(pressed ? { [KIND_PARAM]: one } : {}, { replace: true })}
            >
              {t(`activity.kind.${one}`)}
            </FilterChip>
          ))}
        </ChipRow>
        <div className="mt-4">
          {isPending ? (
            <SkeletonGroup label={t('common:loading')}>
              <div className="flex flex-col gap-3">
                {[1, 2, 3, 4, 5, 6].map((key) => (
                  <Skeleton key={key} shape="box" className="h-16" />
                ))}
              </div>
            </SkeletonGroup>
          ) : error && !data ? (
            <LoadFailed title={t('activity.failed')} error={error} busy={isFetching} onRetry={refetch} />
          ) : data.length === 0 ? (
            <EmptyState
              picture={<Footprints aria-hidden />}
              title={t('activity.none')}
              action={<LinkButton render={<AppLink to={pathTo('food')} />}>{t('activity.begin')}</LinkButton>}
            >
              {t('activity.noneText')}
            </EmptyState>
          ) : (
            <div className={isPlaceholderData ? 'opacity-60' : undefined}>
              <DayList list={data} />
              <MorePages pages={pages} className="mt-4" />
            </div>
          )}
        </div>
      </Page>
    </PullRefresh>
  )
}
