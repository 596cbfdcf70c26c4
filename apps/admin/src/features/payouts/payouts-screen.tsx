import { type AdminPayout, useAdminPayouts } from '@angadi/data/admin-console/payouts.ts'
import type { PayoutStatus } from '@angadi/data/earnings/earnings.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Banknote } from 'lucide-react'
import { useState } from 'react'
import { PayoutRow } from './parts/payout-row.tsx'
import { PayoutSheet } from './parts/payout-sheet.tsx'

/** The lists: what is to be done, and what is done. */
export const LISTS = {
  open: ['requested', 'processing'],
  done: ['paid', 'failed'],
} as const satisfies Record<string, readonly PayoutStatus[]>
type List = keyof typeof LISTS

/** Payouts that vendors, couriers and franchise owners have asked for, to be transferred and marked as paid or failed. */
export default function PayoutsScreen() {
  const { t } = useTranslation(['admin', 'common'])
  const [list, setList] = useState<List>('open')
  const [chosen, setChosen] = useState<AdminPayout>()
  const { data, isPending, isError, isFetching, refetch } = useAdminPayouts(LISTS[list])
  return (
    <Page>
      <h1 className="mb-4 text-2xl font-bold">{t('payouts.title')}</h1>
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={t('payouts.list')}
          segments={[
            { value: 'open', label: t('payouts.open') },
            { value: 'done', label: t('payouts.done') },
          ]}
          value={list}
          onChange={setList}
        />
        {isPending ? (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-64" />
          </SkeletonGroup>
        ) : null}
        {isError && !data ? (
          <LoadFailed title={t('payouts.failed')} busy={isFetching} onRetry={refetch} />
        ) : null}
        {data?.length === 0 ? (
          <EmptyState picture={<Banknote aria-hidden />} title={t('payouts.empty')}>
            {t('payouts.emptyText')}
          </EmptyState>
        ) : null}
        <ul className="divide-y divide-line">
          {data?.map((payout) => (
            <li key={payout.id}>
              <PayoutRow payout={payout} onOpen={() => setChosen(payout)} />
            </li>
          ))}
        </ul>
      </div>
      {chosen ? <PayoutSheet key={chosen.id} payout={chosen} onClose={() => setChosen(undefined)} /> : null}
    </Page>
  )
}
