import { AppError } from '@angadi/data/errors/app-error.ts'
import { linkedPaymentOptions } from '@angadi/data/payments/pay-links.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { PayForSomebody } from './parts/pay-for-somebody.tsx'

/** Paying for somebody else by their link, without an account: for whom, how much and until when, and nothing more. */
export default function PayLinkScreen() {
  const { t } = useTranslation(['pay', 'common'])
  const { token = '' } = useParams()
  const { data: payment, error, isFetching, refetch } = useQuery(linkedPaymentOptions(token))
  const isUnknown = error instanceof AppError && error.code === 'share_link_not_found'
  return (
    <>
      <AppBar
        title={t('guest.titleUnnamed')}
        back={{ label: t('common:back'), render: <AppLink to={pathTo('home')} /> }}
      />
      <Page>
        {isUnknown || payment?.state === 'ended' ? (
          <EmptyState picture={<Clock aria-hidden />} title={t('guest.ended')}>
            {t('guest.endedText')}
          </EmptyState>
        ) : payment?.state === 'paid' ? (
          <EmptyState picture={<CircleCheck aria-hidden />} title={t('guest.paid')}>
            {t('guest.refund')}
          </EmptyState>
        ) : payment ? (
          <PayForSomebody token={token} payment={payment} />
        ) : error ? (
          <LoadFailed title={t('guest.failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonGroup label={t('guest.loading')}>
            <Skeleton shape="box" className="h-60" />
          </SkeletonGroup>
        )}
      </Page>
    </>
  )
}
