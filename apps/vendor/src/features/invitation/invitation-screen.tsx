import { useStaffInvitations } from '@angadi/data/vendor-people/invitations.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { MailOpen } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { InvitationCard } from './invitation-card.tsx'

/** An invitation to work for a business: the one of a link, or all to the reader's own number (/vendor/invitation). */
export default function InvitationScreen() {
  const { t } = useTranslation(['vendor-people', 'common'])
  const [params] = useSearchParams()
  const { data, error, refetch, isFetching } = useStaffInvitations(params.get('link'))
  return (
    <Page width="form" aboveNav>
      <h1 className="mb-4 text-xl font-bold md:text-2xl">{t('invitation.title')}</h1>
      {error && !data ? (
        <LoadFailed title={t('invitation.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      ) : null}
      {data?.length === 0 ? (
        <EmptyState picture={<MailOpen aria-hidden />} title={t('invitation.none')}>
          {t('invitation.noneText')}
        </EmptyState>
      ) : null}
      <ul className="flex flex-col gap-4">
        {data?.map((invitation) => (
          <li key={invitation.id}>
            <InvitationCard invitation={invitation} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
