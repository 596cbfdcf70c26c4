import { useMyApplications } from '@angadi/data/applications/my-applications.ts'
import { useMyVendors } from '@angadi/data/vendor-console/my-vendors.ts'
import { isApplicantsTurn, isEditable } from '@angadi/domain/applications/turns.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { FileClock } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { tradeOf } from '../../shared/trade/trade-of.ts'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'

/**
 * Leads whoever opens it to the right place (Spec §2, /vendor-dashboard and /restaurant-dashboard): with several
 * businesses to all of them, with one to its board, with an application to what has become of it, else to applying.
 */
export default function DashboardScreen() {
  const { t } = useTranslation(['vendor-hub', 'common'])
  const { data: vendors } = useMyVendors()
  const { data: applications, isPending } = useMyApplications()
  const [first, second] = vendors ?? []
  if (first && second) return <Navigate to={pathTo('vendorHub')} replace />
  if (first) return <Navigate to={pathTo(tradeOf(first.kind).board.route)} replace />
  const open = applications?.find(isEditable)
  if (vendors && isPending)
    return (
      <Page width="wide">
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      </Page>
    )
  if (vendors && open)
    return (
      <Page width="wide">
        <h1 className="sr-only">{t('title')}</h1>
        <EmptyState
          picture={<FileClock aria-hidden />}
          title={t('applied.title')}
          action={
            <LinkButton render={<AppLink to={pathTo('providerApplicationStatus')} />}>
              {t('applied.open')}
            </LinkButton>
          }
        >
          {t(isApplicantsTurn(open) ? 'applied.yours' : 'applied.ours')}
        </EmptyState>
      </Page>
    )
  return <WithVendor title={t('title')}>{() => null}</WithVendor>
}
