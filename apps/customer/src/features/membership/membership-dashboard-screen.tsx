import { useMyMembership } from '@angadi/data/membership/my-membership.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Family } from './parts/family.tsx'
import { Invitations } from './parts/invitations.tsx'
import { NoMembership } from './parts/no-membership.tsx'
import { Points } from './parts/points.tsx'
import { Savings } from './parts/savings.tsx'
import { Standing } from './parts/standing.tsx'
import { TermInvoices } from './parts/term-invoices.tsx'

/** The reader's membership: how it stands, what it saved, the family, and reward points (Spec §2 /membership/dashboard). */
export default function MembershipDashboardScreen() {
  const { t } = useTranslation('membership')
  const { data, error, isFetching, refetch } = useMyMembership()
  return (
    <>
      <AppBar
        title={t('title')}
        back={{ label: t('plans'), render: <AppLink to={pathTo('membership')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        {data ? (
          <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
            <div className="flex flex-col gap-8">
              <Invitations />
              {data.membership ? <Standing membership={data.membership} /> : <NoMembership />}
              {data.membership ? <Family membership={data.membership} /> : null}
            </div>
            <div className="flex flex-col gap-8">
              <Savings savedPaise={data.saved_paise} />
              <Points />
              <TermInvoices />
            </div>
          </div>
        ) : error ? (
          <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonGroup label={t('loading')}>
            <Skeleton shape="box" className="h-80" />
          </SkeletonGroup>
        )}
      </Page>
    </>
  )
}
