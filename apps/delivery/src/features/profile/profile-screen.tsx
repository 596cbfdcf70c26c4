import { type CourierProfile, useCourierProfile } from '@angadi/data/courier-console/profile.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { FileClock } from 'lucide-react'
import { Suspense } from 'react'
import { Identity } from './parts/identity.tsx'
import { MoreLinks } from './parts/more-links.tsx'
import { Papers } from './parts/papers.tsx'
import { Rating } from './parts/rating.tsx'
import { StoppedBanner } from './parts/stopped-banner.tsx'
import { Vehicle } from './parts/vehicle.tsx'
import { WorkFigures } from './parts/work-figures.tsx'

const MeasureBanners = lazy(() => import('@angadi/shell/measures/measure-banners.tsx'))
const WorkChoice = lazy(() => import('./parts/work-choice.tsx'))

/** The courier's own page: who they are, what they ride, papers, rating and work (Issue 34). */
export default function ProfileScreen() {
  const { t } = useTranslation(['courier-page', 'common'])
  const { data, error, isFetching, refetch } = useCourierProfile()
  return (
    <PullRefresh>
      <Page aboveNav>
        {data ? null : <h1 className="sr-only">{t('title')}</h1>}
        {data ? <Profile profile={data} /> : null}
        {data === null ? (
          <EmptyState
            picture={<FileClock aria-hidden />}
            title={t('notYet.title')}
            action={
              <LinkButton render={<AppLink to={pathTo('providerApplicationStatus')} />}>
                {t('notYet.status')}
              </LinkButton>
            }
          >
            {t('notYet.text')}
          </EmptyState>
        ) : null}
        {data === undefined && error ? (
          <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : null}
        {data === undefined && !error ? (
          <SkeletonGroup label={t('common:loading')}>
            <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
              <Skeleton shape="box" className="h-24 lg:col-span-2" />
              <Skeleton shape="box" className="h-56" />
              <Skeleton shape="box" className="h-56" />
            </div>
          </SkeletonGroup>
        ) : null}
      </Page>
    </PullRefresh>
  )
}

function Profile({ profile }: { readonly profile: CourierProfile }) {
  const userId = useUserId()
  const { papers, work } = profile
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <Identity profile={profile} />
        <ExtraBoundary>
          <Suspense>{userId ? <MeasureBanners providerId={userId} /> : null}</Suspense>
        </ExtraBoundary>
        <StoppedBanner profile={profile} />
      </div>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:items-start lg:gap-x-10">
        <div className="flex flex-col gap-8">
          <Papers papers={papers} />
          <Vehicle profile={profile} />
          <ExtraBoundary>
            <Suspense>
              <WorkChoice />
            </Suspense>
          </ExtraBoundary>
        </div>
        <div className="flex flex-col gap-8">
          <Rating profile={profile} />
          <WorkFigures work={work} />
          <MoreLinks />
        </div>
      </div>
    </div>
  )
}
