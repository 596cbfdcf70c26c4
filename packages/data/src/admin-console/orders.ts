import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { deliveryState, orderKind, orderStatus, paymentMethod, paymentStatus } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import { adminKeys } from './keys.ts'
import type { OrderFilter } from './order-filter.ts'

/** The shape of one row of `admin_orders`. */
export const adminOrderLine = z.object({
  order_id: z.string(),
  order_number: z.string(),
  status: orderStatus,
  kind: orderKind,
  vendor_name: z.string(),
  customer_name: z.string(),
  courier_name: z.nullable(z.string()),
  region_slug: z.string(),
  total_paise: z.number(),
  payment_method: paymentMethod,
  payment_status: paymentStatus,
  placed_at: z.string(),
  updated_at: z.string(),
  delivery_state: z.nullable(deliveryState),
  late: z.boolean(),
  scheduled_for: z.nullable(z.string()),
})
/** An order as the administrator's board shows it. */
export type AdminOrderLine = z.infer<typeof adminOrderLine>

const PAGE_SIZE = 50

/** The rows of a file at most; a call answers this many. */
const MOST_IN_FILE = 1000
const FILE_PAGE = 200

function argsOf(filter: OrderFilter, limit: number, after: AdminOrderLine | undefined) {
  return {
    limit_count: limit,
    ...(filter.statuses.length > 0 ? { statuses: [...filter.statuses] } : {}),
    ...(filter.isForLater ? { scheduled: true } : {}),
    ...(filter.region ? { region_slug: filter.region } : {}),
    ...(filter.search.trim() ? { search: filter.search } : {}),
    ...(after ? { before: after.placed_at, before_id: after.order_id } : {}),
  }
}

/** The orders that match the filter, newest first, for a file: a thousand at most. */
export async function fetchOrdersForFile(filter: OrderFilter): Promise<readonly AdminOrderLine[]> {
  const lines: AdminOrderLine[] = []
  let after: AdminOrderLine | undefined
  do {
    const page = await call('admin_orders', argsOf(filter, FILE_PAGE, after), rows(adminOrderLine))
    lines.push(...page)
    after = page.length < FILE_PAGE ? undefined : page.at(-1)
  } while (after && lines.length < MOST_IN_FILE)
  return lines
}

/** All orders that match the filter, newest first, a page at a time. */
export function adminOrdersOptions(filter: OrderFilter) {
  return infiniteQueryOptions({
    queryKey: adminKeys.orders(filter),
    staleTime: 0,
    ...keysetPages(
      PAGE_SIZE,
      (after: AdminOrderLine | undefined, signal): Promise<readonly AdminOrderLine[]> =>
        call('admin_orders', argsOf(filter, PAGE_SIZE, after), rows(adminOrderLine), signal),
    ),
  })
}

/**
 * All orders that match the filter, newest first, a page at a time; the previous result stays until the next one
 * arrives.
 */
export function useAdminOrders(filter: OrderFilter) {
  return useInfiniteQuery({ ...adminOrdersOptions(filter), placeholderData: keepPreviousData })
}
