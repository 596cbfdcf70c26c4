import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { useState } from 'react'
import { DifferenceList } from './parts/difference-list.tsx'
import { DisputeList } from './parts/dispute-list.tsx'
import { GatewayBooksView } from './parts/gateway-books-view.tsx'
import { PaymentList } from './parts/payment-list.tsx'

const VIEWS = {
  payments: PaymentList,
  differences: DifferenceList,
  disputes: DisputeList,
  books: GatewayBooksView,
} as const
type View = keyof typeof VIEWS

/** Payments: finding one, what the gateway has and we do not, what banks dispute, and what has arrived. */
export default function PaymentsScreen() {
  const { t } = useTranslation('payment-desk')
  const [view, setView] = useState<View>('payments')
  const Shown = VIEWS[view]
  return (
    <Page>
      <h1 className="mb-4 text-2xl font-bold">{t('title')}</h1>
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={t('view')}
          segments={[
            { value: 'payments', label: t('views.payments') },
            { value: 'differences', label: t('views.differences') },
            { value: 'disputes', label: t('views.disputes') },
            { value: 'books', label: t('views.books') },
          ]}
          value={view}
          onChange={setView}
        />
        <Shown />
      </div>
    </Page>
  )
}
