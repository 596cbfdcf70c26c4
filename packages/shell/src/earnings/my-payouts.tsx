import { type Earnings, type EarningsKind, useMyEarnings } from '@angadi/data/earnings/earnings.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Suspense } from 'react'
import { ExtraBoundary } from '../boundaries/extra-boundary.tsx'
import { lazy } from '../boundaries/lazy.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { EarningsStatement } from './earnings-statement.tsx'
import { PayoutCard } from './payout-card.tsx'
import { PayoutRows } from './payout-rows.tsx'

const PayoutStatements = lazy(() => import('./payout-statements.tsx'))

export interface MyPayoutsProps {
  /** Whose earnings; all that the user may be paid without it. */
  readonly owner?: { readonly id: string; readonly kind: EarningsKind } | undefined
  /** Only the card, without payouts and movements. */
  readonly brief?: boolean | undefined
}

/** What the user has earned, and how it is paid out; nothing for users without earnings. */
export function MyPayouts({ owner, brief = false }: MyPayoutsProps) {
  const { t } = useTranslation(['earnings', 'common'])
  const { data, isPending, isError, isFetching, refetch } = useMyEarnings()
  if (isPending)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-40" />
      </SkeletonGroup>
    )
  if (isError && !data) return <LoadFailed title={t('failed')} busy={isFetching} onRetry={refetch} />
  const shown = owner
    ? data.filter(({ owner_id, account_kind }) => owner_id === owner.id && account_kind === owner.kind)
    : data
  return shown.map((earnings) => (
    <Payouts
      key={`${earnings.account_kind} ${earnings.owner_id}`}
      earnings={earnings}
      isOneOfSeveral={shown.length > 1}
      brief={brief}
    />
  ))
}

function Payouts({
  earnings,
  isOneOfSeveral,
  brief,
}: {
  readonly earnings: Earnings
  readonly isOneOfSeveral: boolean
  readonly brief: boolean
}) {
  const { t } = useTranslation('earnings')
  const title = isOneOfSeveral && earnings.name ? `${t('title')} · ${earnings.name}` : t('title')
  return (
    <div className="flex flex-col gap-8">
      <Section title={title}>
        <PayoutCard earnings={earnings} />
      </Section>
      {brief ? null : (
        <ExtraBoundary>
          <Suspense>
            <PayoutStatements earnings={earnings} />
          </Suspense>
        </ExtraBoundary>
      )}
      {!brief && earnings.payouts.length > 0 ? (
        <Section title={t('payout.history')}>
          <PayoutRows payouts={earnings.payouts} />
        </Section>
      ) : null}
      {brief ? null : (
        <Section title={t('statement.title')}>
          <EarningsStatement earnings={earnings} />
        </Section>
      )}
    </div>
  )
}
