import { AppError } from '@angadi/data/errors/app-error.ts'
import { receiverViewOptions } from '@angadi/data/parcels/receiver.ts'
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
import { CloudOff, PackageCheck, Unlink } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { OpenDrop } from './parts/open-drop.tsx'

/** A receiver's own delivery by their link, without an account: how far it is, their code, and nothing of the others. */
export default function ReceiverScreen() {
  const { t } = useTranslation(['parcels', 'common'])
  const isOnline = useOnline()
  const { token = '' } = useParams()
  const { data: drop, error, isFetching, refetch } = useQuery(receiverViewOptions(token))
  const isUnknown = error instanceof AppError && error.code === 'share_link_not_found'
  return (
    <>
      <AppBar
        title={t('receiver.title')}
        back={{ label: t('common:back'), render: <AppLink to={pathTo('home')} /> }}
      />
      <Page>
        <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
          {isOnline || !drop ? null : (
            <Banner tone="warning" icon={<CloudOff aria-hidden />}>
              {t('receiver.offline')}
            </Banner>
          )}
          {isUnknown ? (
            <EmptyState picture={<Unlink aria-hidden />} title={t('receiver.unknown')}>
              {t('receiver.unknownText')}
            </EmptyState>
          ) : drop?.state === 'ended' ? (
            <EmptyState picture={<PackageCheck aria-hidden />} title={t(`receiver.ended.${drop.outcome}`)}>
              {t('receiver.endedText')}
            </EmptyState>
          ) : drop ? (
            <OpenDrop drop={drop} />
          ) : error ? (
            <LoadFailed title={t('receiver.failed')} error={error} busy={isFetching} onRetry={refetch} />
          ) : (
            <SkeletonGroup label={t('receiver.loading')}>
              <Skeleton shape="box" className="h-60" />
            </SkeletonGroup>
          )}
        </div>
      </Page>
    </>
  )
}
