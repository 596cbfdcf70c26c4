import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { orderKind, orderStatus, paymentMethod } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import type { AdminGroceryFilter } from './admin-filter.ts'
import { groceryKeys } from './keys.ts'

const line = z.object({
  order_id: z.string(),
  order_number: z.string(),
  status: orderStatus,
  kind: orderKind,
  vendor_name: z.string(),
  customer_name: z.string(),
  region_slug: z.string(),
  total_paise: z.number(),
  payment_method: paymentMethod,
  placed_at: z.string(),
  scheduled_for: z.nullable(z.string()),
  promised_max_at: z.nullable(z.string()),
  late: z.boolean(),
  lines_count: z.number(),
  decided_count: z.number(),
  short_count: z.number(),
  substituted_count: z.number(),
  waiting_answers: z.number(),
  back_paise: z.number(),
  bags_count: z.number(),
  bags_checked: z.number(),
})
/** An order of groceries with how far it is picked, as an administrator's list shows it. */
export type AdminGroceryOrder = z.infer<typeof line>

const PAGE_SIZE = 30
/** The list is watched, not driven by events of single lines: it is fetched again after this long, in milliseconds. */
const REFRESH_MS = 15_000

/** Orders of groceries that match the filter, newest first, a page at a time. */
export function adminGroceryOrdersOptions(filter: AdminGroceryFilter) {
  return infiniteQueryOptions({
    queryKey: groceryKeys.adminOrders(filter),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    ...keysetPages(
      PAGE_SIZE,
      (after: AdminGroceryOrder | undefined, signal): Promise<readonly AdminGroceryOrder[]> =>
        call(
          'admin_grocery_orders',
          {
            limit_count: PAGE_SIZE,
            ...(filter.statuses.length > 0 ? { statuses: [...filter.statuses] } : {}),
            ...(filter.problem ? { problem: filter.problem } : {}),
            ...(filter.search.trim() ? { search: filter.search } : {}),
            ...(after ? { before: after.placed_at, before_id: after.order_id } : {}),
          },
          rows(line),
          signal,
        ),
    ),
  })
}

/** Orders of groceries, newest first; the previous result stays until the next one arrives. */
export function useAdminGroceryOrders(filter: AdminGroceryFilter) {
  return useInfiniteQuery({ ...adminGroceryOrdersOptions(filter), placeholderData: keepPreviousData })
}
