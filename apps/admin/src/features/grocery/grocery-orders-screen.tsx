import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Suspense } from 'react'
import { GroceryFilters } from './parts/grocery-filters.tsx'
import { GroceryTable } from './parts/grocery-table.tsx'
import { useGroceryBoard } from './use-grocery-board.ts'

const PickingSheet = lazy(() => import('./parts/picking-sheet.tsx'))

/** Orders of groceries with how far each is picked, what is missing, and the picking of one (Spec §2 Role dashboards). */
export default function GroceryOrdersScreen() {
  const { t } = useTranslation('picking')
  const board = useGroceryBoard()
  return (
    <Page width="wide">
      <h1 className="mb-4 text-2xl font-bold">{t('admin.title')}</h1>
      <GroceryFilters filter={board.filter} onChange={board.setFilter} />
      <GroceryTable
        filter={board.filter}
        linkTo={board.linkTo}
        onClear={() => board.setFilter({ statuses: [], problem: undefined, search: '' })}
      />
      {board.orderId === undefined ? null : (
        <Suspense>
          <PickingSheet key={board.orderId} orderId={board.orderId} onClose={board.closeOrder} />
        </Suspense>
      )}
    </Page>
  )
}
