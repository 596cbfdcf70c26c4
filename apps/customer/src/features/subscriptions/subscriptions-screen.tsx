import { useLiveSubscriptions, useMySubscriptions } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Milk } from 'lucide-react'
import { Overview } from './parts/overview.tsx'

/** What comes every morning: a calendar of deliveries, and the subscriptions behind it (field 2.2). */
export default function SubscriptionsScreen() {
  const { t } = useTranslation('subscriptions')
  useLiveSubscriptions()
  return (
    <>
      <AppBar
        title={t('title')}
        subtitle={t('subtitle')}
        back={{ label: t('back'), render: <AppLink to={pathTo('grocery')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        <Content />
      </Page>
    </>
  )
}

function Content() {
  const { t } = useTranslation('subscriptions')
  const { data, isError, error, isFetching, refetch } = useMySubscriptions()
  if (!data && isError)
    return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data)
    return (
      <SkeletonGroup label={t('loading')}>
        <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-8">
          <Skeleton shape="box" className="h-96" />
          <Skeleton shape="box" className="h-64" />
        </div>
      </SkeletonGroup>
    )
  if (data.subscribers.length > 0) return <Overview mine={data} />
  return (
    <EmptyState
      picture={<Milk aria-hidden />}
      title={t('empty.title')}
      action={<LinkButton render={<AppLink to={pathTo('grocery')} />}>{t('empty.browse')}</LinkButton>}
    >
      {t('empty.text')}
    </EmptyState>
  )
}
