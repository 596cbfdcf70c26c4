import { DAILY_KINDS } from '@angadi/domain/orders/daily.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { STORED_FOR_OWNER } from '../offline/stored-answer.ts'
import { useUserId } from '../session/session-store.ts'
import { orderKeys } from './keys.ts'
import { type OrderCardRow, orderCards, ordersRetry, selectOrders } from './order-card.ts'
import type { PastView } from './past-view.ts'

/** How many past orders are on a page (Spec §9 Orders: list 50). */
const PAGE_SIZE = 50

/**
 * The orders of a user that have ended, newest first, a page at a time back to the first. What a subscription brings
 * every morning stands apart: it would bury everything else.
 */
export function pastOrdersOptions(userId: string | null, view: PastView) {
  return infiniteQueryOptions({
    ...STORED_FOR_OWNER,
    queryKey: orderKeys.past(userId, view),
    enabled: userId !== null,
    ...ordersRetry,
    ...keysetPages(
      PAGE_SIZE,
      async (after: OrderCardRow | undefined, signal): Promise<readonly OrderCardRow[]> => {
        const orders = selectOrders(await supabase(), userId, signal)
        const ended = (
          view === 'daily'
            ? orders.in('kind', [...DAILY_KINDS])
            : orders.not('kind', 'in', `(${DAILY_KINDS.join(',')})`)
        ).in('status', view === 'delivered' || view === 'cancelled' ? [view] : ['delivered', 'cancelled'])
        const page = after
          ? ended.or(
              `created_at.lt.${after.created_at},and(created_at.eq.${after.created_at},id.lt.${after.id})`,
            )
          : ended
        const { data, error } = await page.limit(PAGE_SIZE)
        if (error) throw toAppError(error)
        return orderCards.parse(data)
      },
    ),
  })
}

/** The signed-in user's past orders; the previous page stays on screen until that of another view arrives. */
export function usePastOrders(view: PastView) {
  return useInfiniteQuery({
    ...pastOrdersOptions(useUserId(), view),
    placeholderData: keepPreviousData,
  })
}
