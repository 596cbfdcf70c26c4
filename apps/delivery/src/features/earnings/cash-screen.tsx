import { type CourierMoney, useMyCash } from '@angadi/data/courier-console/cash.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { HandCoins } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CashInHand } from './parts/cash-in-hand.tsx'
import { CounterDeposit } from './parts/counter-deposit.tsx'
import { DEPOSIT_PARAM } from './parts/deposit-path.ts'
import { Deposits } from './parts/deposits.tsx'
import { PayByUpi } from './parts/pay-by-upi.tsx'

const UpiDeposit = lazy(() => import('./parts/upi-deposit.tsx'))

/** The cash of the platform that the courier holds, and the ways to hand it in (docs/decisions/0110). */
export default function CashScreen() {
  const { t } = useTranslation(['cash', 'common'])
  const { data, isPending, error, isFetching, refetch } = useMyCash()
  return (
    <Page aboveNav>
      <h1 className="mb-5 text-2xl font-bold">{t('title')}</h1>
      {isPending ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      ) : null}
      {error && !data ? (
        <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {data === null ? <Nothing /> : null}
      {data ? (
        <div className="flex flex-col gap-8">
          <Ways cash={data} />
          <Deposits />
        </div>
      ) : null}
    </Page>
  )
}

/** The cash that is held, and each way to hand it in. */
function Ways({ cash }: { readonly cash: CourierMoney }) {
  const { t } = useTranslation(['cash', 'common'])
  const [search] = useSearchParams()
  const deposit = search.get(DEPOSIT_PARAM)
  const held = <CashInHand inHandPaise={cash.in_hand_paise} limitPaise={cash.limit_paise} />
  if (deposit)
    return (
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start">
        {held}
        <Suspense
          fallback={
            <SkeletonGroup label={t('common:loading')}>
              <Skeleton shape="box" className="h-48" />
            </SkeletonGroup>
          }
        >
          <UpiDeposit key={deposit} id={deposit} />
        </Suspense>
      </div>
    )
  if (cash.held_paise <= 0)
    return (
      <>
        {held}
        <Nothing />
      </>
    )
  return (
    <>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3 lg:items-start">
        {held}
        {cash.upi ? <PayByUpi heldPaise={cash.held_paise} /> : null}
        <CounterDeposit cash={cash} />
      </div>
      <p className="max-w-form text-ink-muted">{t('office')}</p>
    </>
  )
}

function Nothing() {
  const { t } = useTranslation('cash')
  return (
    <EmptyState picture={<HandCoins aria-hidden />} title={t('none')}>
      {t('noneText')}
    </EmptyState>
  )
}
