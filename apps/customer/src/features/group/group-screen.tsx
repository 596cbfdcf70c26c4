import { AppError } from '@angadi/data/errors/app-error.ts'
import { useGroup } from '@angadi/data/group/group.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Users } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { PageSkeleton } from '../../shared/listing/page-skeleton.tsx'
import { GroupOrderView } from './parts/group-order-view.tsx'
import { GroupView } from './parts/group-view.tsx'
import { Invitation } from './parts/invitation.tsx'
import { ShareGroup } from './parts/share-group.tsx'

/** A group order, reached by its link: joining it, choosing together, and following what was ordered (Issue 11). */
export default function GroupScreen() {
  const { t } = useTranslation(['group', 'common'])
  const { token = '' } = useParams()
  const { data: group, error, isFetching, refetch } = useGroup(token)
  const isUnknown = error instanceof AppError && error.code === 'group_not_found'
  const me = group?.me ?? null
  return (
    <>
      <AppBar
        title={t('title')}
        subtitle={group?.vendor.name}
        back={{ label: t('common:back'), render: <AppLink to={pathTo('home')} /> }}
        actions={
          <>
            {group && me !== null && group.state === 'open' ? (
              <ShareGroup token={token} group={group} />
            ) : null}
            <PhoneActions />
          </>
        }
      />
      <Page>
        {isUnknown ? (
          <EmptyState
            picture={<Users aria-hidden />}
            title={t('unknown.title')}
            action={<LinkButton render={<AppLink to={pathTo('food')} />}>{t('unknown.browse')}</LinkButton>}
          >
            {t('unknown.text')}
          </EmptyState>
        ) : group ? (
          me === null ? (
            <Invitation token={token} group={group} />
          ) : group.order ? (
            <GroupOrderView group={group} order={group.order} me={me} />
          ) : (
            <GroupView token={token} group={group} me={me} />
          )
        ) : error ? (
          <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <PageSkeleton label={t('common:loading')} />
        )}
      </Page>
    </>
  )
}
