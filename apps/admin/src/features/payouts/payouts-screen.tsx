import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { useState } from 'react'
import { CorrectionList } from './parts/correction-list.tsx'
import { DifferenceList } from './parts/difference-list.tsx'
import { PayeeList } from './parts/payee-list.tsx'
import { PayoutList } from './parts/payout-list.tsx'
import { ReserveList } from './parts/reserve-list.tsx'

const VIEWS = {
  payouts: PayoutList,
  payees: PayeeList,
  corrections: CorrectionList,
  reserve: ReserveList,
  differences: DifferenceList,
} as const
type View = keyof typeof VIEWS

/** Money out: payouts, who is paid, corrections of earnings, what is kept for refunds, and where the payout service's book and ours differ. */
export default function PayoutsScreen() {
  const { t } = useTranslation(['payout-desk', 'admin'])
  const [view, setView] = useState<View>('payouts')
  const Shown = VIEWS[view]
  return (
    <Page>
      <h1 className="mb-4 text-2xl font-bold">{t('admin:payouts.title')}</h1>
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={t('view')}
          segments={[
            { value: 'payouts', label: t('views.payouts') },
            { value: 'payees', label: t('views.payees') },
            { value: 'corrections', label: t('views.corrections') },
            { value: 'reserve', label: t('views.reserve') },
            { value: 'differences', label: t('views.differences') },
          ]}
          value={view}
          onChange={setView}
        />
        <Shown />
      </div>
    </Page>
  )
}
