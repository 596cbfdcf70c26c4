import { useMyWaitingList } from '@angadi/data/waiting-list/my-waiting-list.ts'
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
import { BellRing } from 'lucide-react'
import { WaitingRow } from './parts/waiting-row.tsx'

/** What one waits for, and the times that are offered just now (Issue 12, Waitlist). */
export default function WaitingListScreen() {
  const { t } = useTranslation(['visits', 'common'])
  return (
    <>
      <AppBar
        title={t('list.title')}
        back={{ label: t('common:back'), render: <AppLink to={pathTo('dashboard')} /> }}
        actions={<PhoneActions />}
      />
      <Page width="reading">
        <WaitingRows />
      </Page>
    </>
  )
}

function WaitingRows() {
  const { t } = useTranslation(['visits', 'common'])
  const { data, error, isFetching, refetch } = useMyWaitingList()
  if (error && !data)
    return <LoadFailed title={t('list.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className="flex flex-col gap-4">
          {['a', 'b'].map((key) => (
            <Skeleton key={key} shape="box" className="h-40" />
          ))}
        </div>
      </SkeletonGroup>
    )
  if (data.length === 0)
    return (
      <EmptyState
        picture={<BellRing aria-hidden />}
        title={t('list.none')}
        action={<LinkButton render={<AppLink to={pathTo('categories')} />}>{t('list.browse')}</LinkButton>}
      >
        {t('list.noneText')}
      </EmptyState>
    )
  return (
    <ul className="flex flex-col gap-4">
      {data.map((waiting) => (
        <li key={waiting.id}>
          <WaitingRow waiting={waiting} />
        </li>
      ))}
    </ul>
  )
}
