import type { OrderFilter } from '@angadi/data/admin-console/order-filter.ts'
import { ORDER_STATUSES, type OrderStatus } from '@angadi/domain/orders/status.ts'
import { useSearchParams } from 'react-router-dom'

/** The board's state, kept in the URL so that a view can be shared and the back button works. */
export interface Board {
  readonly filter: OrderFilter
  readonly setFilter: (filter: OrderFilter) => void
  /** The order that an older notification names. */
  readonly orderId: string | undefined
}

function isStatus(text: string): text is OrderStatus {
  return ORDER_STATUSES.some((status) => status === text)
}

function queryOf({ statuses, region, search, isForLater }: OrderFilter): Record<string, string> {
  return {
    ...(statuses.length > 0 ? { status: statuses.join('.') } : {}),
    ...(region ? { region } : {}),
    ...(search ? { search } : {}),
    ...(isForLater ? { later: '1' } : {}),
  }
}

/** Reads the board's state from the URL and writes it back. */
export function useBoard(): Board {
  const [params, setParams] = useSearchParams()
  const filter: OrderFilter = {
    statuses: (params.get('status') ?? '').split('.').filter(isStatus),
    region: params.get('region') ?? '',
    search: params.get('search') ?? '',
    isForLater: params.get('later') === '1',
  }
  return {
    filter,
    setFilter: (next) => setParams(queryOf(next), { replace: true }),
    orderId: params.get('order') ?? undefined,
  }
}
