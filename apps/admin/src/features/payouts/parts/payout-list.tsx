import { type AdminPayout, useAdminPayouts } from '@angadi/data/admin-console/payouts.ts'
import type { PayoutStatus } from '@angadi/data/earnings/earnings.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { useState } from 'react'
import { Loaded } from '../../../shared/loaded.tsx'
import { PayoutRow } from './payout-row.tsx'
import { PayoutSheet } from './payout-sheet.tsx'

/** The lists: what is to be done, and what is done. */
export const LISTS = {
  open: ['requested', 'processing'],
  done: ['paid', 'failed', 'returned'],
} as const satisfies Record<string, readonly PayoutStatus[]>
type List = keyof typeof LISTS

/** Payouts of everybody who earns: what is on its way, and what became of the others. */
export function PayoutList() {
  const { t } = useTranslation('admin')
  const [list, setList] = useState<List>('open')
  const [chosen, setChosen] = useState<AdminPayout>()
  const payouts = useAdminPayouts(LISTS[list])
  return (
    <>
      <SegmentedControl
        label={t('payouts.list')}
        segments={[
          { value: 'open', label: t('payouts.open') },
          { value: 'done', label: t('payouts.done') },
        ]}
        value={list}
        onChange={setList}
      />
      <Loaded
        query={payouts}
        failed={t('payouts.failed')}
        empty={{ title: t('payouts.empty'), text: t('payouts.emptyText') }}
      >
        <ul className="divide-y divide-line">
          {payouts.data?.map((payout) => (
            <li key={payout.id}>
              <PayoutRow payout={payout} onOpen={() => setChosen(payout)} />
            </li>
          ))}
        </ul>
      </Loaded>
      {chosen ? <PayoutSheet key={chosen.id} payout={chosen} onClose={() => setChosen(undefined)} /> : null}
    </>
  )
}
