import { type Courier, useMyCourier } from '@angadi/data/courier-console/courier.ts'
import { type Job, useJobs } from '@angadi/data/courier-console/jobs.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { ChatFromAddress } from '@angadi/shell/contact/chat-from-address.tsx'
import { PullRefresh } from '@angadi/shell/gestures/pull-refresh.tsx'
import { StaleBanner } from '@angadi/shell/stale-banner.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { FileClock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { TodaySummary } from '../features/earnings/today-summary.tsx'
import { MissedBanner } from '../features/offers/missed-banner.tsx'
import { SoundBanner } from '../features/offers/sound-banner.tsx'
import { PositionProblemBanner } from '../features/shift/position-problem-banner.tsx'
import { ShiftSwitch } from '../features/shift/shift-switch.tsx'
import { WaitingForJobs } from '../features/shift/waiting-for-jobs.tsx'
import { useOwnPosition } from '../shared/position/own-position.ts'
import { jobTrades } from './job-trades.ts'

const BringBack = lazy(() => import('../features/jobs/door/bring-back.tsx'))
const GoHome = lazy(() => import('../features/shift/go-home.tsx'))
const DoneView = lazy(() => import('../features/jobs/done-view.tsx'))
const JobsInHand = lazy(() => import('../features/jobs/jobs-in-hand.tsx'))
const MeasureBanners = lazy(() => import('@angadi/shell/measures/measure-banners.tsx'))
const PushInvite = lazy(() => import('@angadi/shell/pwa/push-invite.tsx'))

/** The main screen of a courier: the active job, or the shift and the waiting for a job. */
export default function WorkScreen() {
  const { t } = useTranslation(['delivery', 'common'])
  const errorText = useErrorText()
  const me = useMyCourier()
  const jobs = useJobs()
  const retryPosition = useOwnPosition((state) => state.retry)
  const [done, setDone] = useState<Job>()
  const retry = () => {
    void me.refetch()
    void jobs.refetch()
  }
  const error = me.error ?? jobs.error
  const left = jobs.data?.filter(({ order_id }) => order_id !== done?.order_id) ?? []
  const content = () => {
    if (done) {
      const View = jobTrades[done.trade]?.Done ?? DoneView
      return <View job={done} hasNext={left.length > 0} onContinue={() => setDone(undefined)} />
    }
    if (me.data === null || me.data?.verified === false) return <NotVerified />
    if (me.data && jobs.data && left.length > 0)
      return (
        <>
          <PositionProblemBanner isOnline onRetry={retryPosition} />
          <SoundBanner />
          <JobsInHand jobs={left} onDone={setDone} trades={jobTrades} />
        </>
      )
    if (me.data && jobs.data) return <BetweenJobs me={me.data} />
    if (error)
      return (
        <ErrorState
          title={t('failed')}
          retryLabel={t('common:retry')}
          onRetry={retry}
          busy={me.isFetching || jobs.isFetching}
        >
          {errorText(error)}
        </ErrorState>
      )
    return <WorkSkeleton />
  }
  const isAtWork = done !== undefined || left.length > 0
  return (
    <PullRefresh>
      <Page aboveNav>
        {isAtWork ? null : <h1 className="sr-only">{t('work')}</h1>}
        <div className="flex flex-col gap-5">
          {error && jobs.data && me.data ? (
            <StaleBanner
              title={t('stale.title')}
              text={(time) => t('stale.text', { time })}
              since={Math.min(me.dataUpdatedAt, jobs.dataUpdatedAt)}
              onRetry={retry}
            />
          ) : null}
          {isAtWork ? null : <MissedBanner />}
          <Suspense fallback={<WorkSkeleton />}>{content()}</Suspense>
          {me.data?.verified ? (
            <ExtraBoundary>
              <Suspense>
                <BringBack />
              </Suspense>
            </ExtraBoundary>
          ) : null}
          {jobs.data ? (
            <ChatFromAddress
              as="courier"
              except={[...jobs.data, ...(done ? [done] : [])].map(({ order_id: id }) => id)}
            />
          ) : null}
        </div>
      </Page>
    </PullRefresh>
  )
}

/** The shift and its earnings, and during the shift the map shown while waiting. */
function BetweenJobs({ me }: { readonly me: Courier }) {
  const { t } = useTranslation('delivery')
  const { online: isOnline } = me
  const isAtLimit = me.cash_limit_paise > 0 && me.cash_in_hand_paise >= me.cash_limit_paise
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-x-10">
      <div className="flex flex-col gap-4">
        <ExtraBoundary>
          <Suspense>
            <MeasureBanners providerId={me.user_id} />
          </Suspense>
        </ExtraBoundary>
        {isAtLimit ? (
          <Banner
            tone="warning"
            action={
              <LinkButton variant="secondary" size="sm" render={<AppLink to={pathTo('driverCash')} />}>
                {t('cash.handIn')}
              </LinkButton>
            }
          >
            {t('cash.full')}
          </Banner>
        ) : null}
        <ShiftSwitch isOnline={isOnline} />
        {isOnline ? <SoundBanner /> : null}
        {isOnline ? (
          <ExtraBoundary>
            <Suspense>
              <GoHome />
            </Suspense>
          </ExtraBoundary>
        ) : null}
        {isOnline ? (
          <Suspense>
            <PushInvite reason="jobs" />
          </Suspense>
        ) : null}
      </div>
      {isOnline ? (
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <WaitingForJobs />
        </div>
      ) : null}
      <TodaySummary />
    </div>
  )
}

/** Whoever is not approved can do nothing here but apply, or see how far the application is. */
function NotVerified() {
  const { t } = useTranslation('delivery')
  return (
    <EmptyState
      picture={<FileClock aria-hidden />}
      title={t('unverified.title')}
      action={
        <>
          <LinkButton render={<AppLink to={pathTo('providerRegister')} />}>
            {t('unverified.apply')}
          </LinkButton>
          <LinkButton variant="secondary" render={<AppLink to={pathTo('providerApplicationStatus')} />}>
            {t('unverified.status')}
          </LinkButton>
        </>
      }
    >
      {t('unverified.text')}
    </EmptyState>
  )
}

/** The work screen until it is known whether the courier is on duty. */
function WorkSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-10">
        <div className="flex flex-col gap-6">
          <Skeleton shape="box" className="h-20 rounded-full" />
          <Skeleton shape="box" className="h-48" />
        </div>
        <Skeleton shape="box" className="h-64 lg:h-112" />
      </div>
    </SkeletonGroup>
  )
}
