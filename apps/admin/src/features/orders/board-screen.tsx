import { useLiveRegions } from '@angadi/data/admin-console/live-regions.ts'
import { useRegions } from '@angadi/data/admin-console/overview.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Suspense } from 'react'
import { Figures } from './parts/figures.tsx'
import { OrderFilters } from './parts/order-filters.tsx'
import { OrdersTable } from './parts/orders-table.tsx'
import { useBoard } from './parts/use-board.ts'

const OrderSheet = lazy(() => import('./parts/order-sheet.tsx'))

/** The live board: today's figures, all orders of all regions with filters, and the details of one order. */
export default function BoardScreen() {
  const { t } = useTranslation('admin')
  const { data: regions = [] } = useRegions()
  useLiveRegions(regions.map((region) => region.id))
  const board = useBoard()
  return (
    <Page width="wide">
      <h1 className="mb-4 text-2xl font-bold">{t('board.title')}</h1>
      <Figures />
      <OrderFilters filter={board.filter} regions={regions} onChange={board.setFilter} />
      <OrdersTable
        filter={board.filter}
        linkTo={board.linkTo}
        onClear={() => board.setFilter({ statuses: [], region: '', search: '', isForLater: false })}
      />
      {board.orderId === undefined ? null : (
        <Suspense>
          <OrderSheet key={board.orderId} orderId={board.orderId} onClose={board.closeOrder} />
        </Suspense>
      )}
    </Page>
  )
}
