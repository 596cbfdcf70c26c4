import { type AdminGroceryFilter, GROCERY_PROBLEMS } from '@angadi/data/grocery/admin-filter.ts'
import { ORDER_STATUSES, type OrderStatus } from '@angadi/domain/orders/status.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useSearchParams } from 'react-router-dom'

/** The state of the list, kept in the URL so that a view can be shared and the back button works. */
export interface GroceryBoard {
  readonly filter: AdminGroceryFilter
  readonly setFilter: (filter: AdminGroceryFilter) => void
  /** The order that is open, if any. */
  readonly orderId: string | undefined
  readonly linkTo: (orderId: string) => string
  readonly closeOrder: () => void
}

function isStatus(text: string): text is OrderStatus {
  return ORDER_STATUSES.some((status) => status === text)
}

function queryOf({ statuses, problem, search }: AdminGroceryFilter): Record<string, string> {
  return {
    ...(statuses.length > 0 ? { status: statuses.join('.') } : {}),
    ...(problem ? { problem } : {}),
    ...(search ? { search } : {}),
  }
}

/** Reads the state of the list from the URL and writes it back. */
export function useGroceryBoard(): GroceryBoard {
  const [params, setParams] = useSearchParams()
  const filter: AdminGroceryFilter = {
    statuses: (params.get('status') ?? '').split('.').filter(isStatus),
    problem: GROCERY_PROBLEMS.find((problem) => problem === params.get('problem')),
    search: params.get('search') ?? '',
  }
  return {
    filter,
    setFilter: (next) => setParams(queryOf(next), { replace: true }),
    orderId: params.get('order') ?? undefined,
    linkTo: (orderId) => pathTo('adminGroceryOrders', undefined, { ...queryOf(filter), order: orderId }),
    closeOrder: () => setParams(queryOf(filter), { replace: true }),
  }
}
