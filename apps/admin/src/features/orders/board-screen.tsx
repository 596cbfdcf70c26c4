import { useLiveRegions } from '@angadi/data/admin-console/live-regions.ts'
import { useRegions } from '@angadi/data/admin-console/overview.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import { Navigate } from 'react-router-dom'
import { ExportOrders } from './parts/export-orders.tsx'
import { Figures } from './parts/figures.tsx'
import { NeedsYou } from './parts/needs-you.tsx'
import { OrderFilters } from './parts/order-filters.tsx'
import { OrdersTable } from './parts/orders-table.tsx'
import { useBoard } from './parts/use-board.ts'

/** The live board: what needs somebody now, today's figures, and all orders of all regions with filters in the address. */
export default function BoardScreen() {
  const { t } = useTranslation('admin')
  const { data: regions = [] } = useRegions()
  useLiveRegions(regions.map((region) => region.id))
  const board = useBoard()
  // Older notifications name an order in the board's query.
  if (board.orderId !== undefined)
    return <Navigate replace to={pathTo('adminOrder', { orderId: board.orderId })} />
  return (
    <Page width="wide">
      <h1 className="mb-4 text-2xl font-bold">{t('board.title')}</h1>
      <div className="flex flex-col gap-6 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <div className="xl:sticky xl:top-20 xl:order-last">
          <NeedsYou />
        </div>
        <div className="min-w-0">
          <Figures />
          <OrderFilters filter={board.filter} regions={regions} onChange={board.setFilter} />
          <div className="mb-2 flex justify-end">
            <ExportOrders filter={board.filter} />
          </div>
          <OrdersTable
            filter={board.filter}
            onClear={() => board.setFilter({ statuses: [], region: '', search: '', isForLater: false })}
          />
        </div>
      </div>
    </Page>
  )
}
