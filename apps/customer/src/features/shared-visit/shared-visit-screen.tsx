import { AppError } from '@angadi/data/errors/app-error.ts'
import { sharedVisitOptions } from '@angadi/data/home-services/visit-links.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOnline } from '@angadi/shell/use-online.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useQuery } from '@tanstack/react-query'
import { Clock, CloudOff, Unlink } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { RideFollowed } from './ride-followed.tsx'
import { SharedOrder } from './shared-order.tsx'
import { SharedWay } from './shared-way.tsx'
import { VisitState } from './visit-state.tsx'

/** A visit at somebody's home or a ride by a link, without an account: who comes, when, and how far they are. */
export default function SharedVisitScreen() {
  const { t } = useTranslation(['visits', 'rides', 'common'])
  const isOnline = useOnline()
  const { token = '' } = useParams()
  const { data: visit, error, isFetching, refetch } = useQuery(sharedVisitOptions(token))
  const isUnknown = error instanceof AppError && error.code === 'share_link_not_found'
  return (
    <>
      <AppBar
        title={t(visit?.state === 'open' && visit.view === 'ride' ? 'rides:shared.title' : 'shared.title')}
        back={{ label: t('common:back'), render: <AppLink to={pathTo('home')} /> }}
      />
      <Page>
        <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
          {isOnline || !visit ? null : (
            <Banner tone="warning" icon={<CloudOff aria-hidden />}>
              {t('shared.offline')}
            </Banner>
          )}
          {isUnknown ? (
            <EmptyState picture={<Unlink aria-hidden />} title={t('shared.unknown')}>
              {t('shared.unknownText')}
            </EmptyState>
          ) : visit?.state === 'ended' ? (
            <EmptyState picture={<Clock aria-hidden />} title={t('shared.ended')}>
              {t('shared.endedText')}
            </EmptyState>
          ) : visit?.view === 'ride' ? (
            <RideFollowed ride={visit} />
          ) : visit ? (
            <>
              {visit.view === 'live_status' ? <SharedOrder order={visit} /> : <VisitState visit={visit} />}
              <SharedWay
                visit={visit}
                name={(visit.view === 'live_status' ? visit.performer?.name : visit.people[0]) ?? ''}
              />
            </>
          ) : error ? (
            <LoadFailed title={t('shared.failed')} error={error} busy={isFetching} onRetry={refetch} />
          ) : (
            <SkeletonGroup label={t('shared.loading')}>
              <Skeleton shape="box" className="h-60" />
            </SkeletonGroup>
          )}
        </div>
      </Page>
    </>
  )
}
