import type { Biller } from '@angadi/data/digital/billers.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useFocusFallback } from '@angadi/shell/use-focus-fallback.ts'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { BillForm } from './bill-form.tsx'
import { FetchedBillStep } from './fetched-bill-step.tsx'

/** The query parameter with the bill that was asked for. */
const BILL_PARAM = 'bill'

/** One biller: its form, and then the bill that it answers with. */
export function BillerBill({ query }: { readonly query: UseQueryResult<Biller | null> }) {
  const { t } = useTranslation('digital')
  const [params, setParams] = useSearchParams()
  const billId = params.get(BILL_PARAM) ?? undefined
  useFocusFallback(billId)
  const { data: biller, isError, error, isFetching, refetch } = query
  const show = (bill: string | undefined) =>
    setParams({ biller: biller?.code ?? '', ...(bill ? { [BILL_PARAM]: bill } : {}) })
  if (isError)
    return <LoadFailed title={t('bills.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (biller === undefined)
    return (
      <SkeletonGroup label={t('bills.loading')}>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-14" />
        </div>
      </SkeletonGroup>
    )
  if (biller === null)
    return (
      <EmptyState
        picture={<SearchX aria-hidden />}
        title={t('problem.biller_unavailable')}
        action={
          <LinkButton render={<AppLink to={pathTo('digitalBillPayments')} />}>{t('bills.choose')}</LinkButton>
        }
      />
    )
  return billId === undefined ? (
    <BillForm biller={biller} onRequested={show} />
  ) : (
    <FetchedBillStep key={billId} biller={biller} billId={billId} onRequested={show} />
  )
}
