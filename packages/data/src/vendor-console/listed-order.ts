import { isLive } from '@angadi/domain/orders/status.ts'
import { type Pages, type Position, pagesWith, withRow } from '../realtime/newest-first.ts'
import type { LiveOrders, VendorOrder } from './order.ts'
import type { HistoryStep } from './order-event.ts'
import type { PastOrdersFilter } from './past-orders-filter.ts'

const positionOf = ({ order_id: id, placed_at: at }: VendorOrder): Position => ({ id, at })

/** The live orders with one as it is now: new, moved, or gone because it has ended. */
export function liveWith(live: LiveOrders, order: VendorOrder): LiveOrders {
  const orders = isLive(order.status)
    ? withRow(live.orders, order, positionOf)
    : live.orders.filter(({ order_id }) => order_id !== order.order_id)
  return { ...live, orders }
}

/**
 * The orders that ended last with one that may have ended just now.
 *
 * @param most how many the list holds
 */
export function latestWith(
  list: readonly VendorOrder[],
  order: VendorOrder,
  most: number,
): readonly VendorOrder[] {
  return isLive(order.status) ? list : withRow(list, order, positionOf).slice(0, most)
}

/**
 * The loaded pages of past orders with one that may have ended just now, so that none of them is fetched again.
 *
 * @returns undefined for a search and for a figure, whose orders only the server knows
 */
export function pastWith(
  past: Pages<VendorOrder>,
  { outcome, since, search, figure }: PastOrdersFilter,
  order: VendorOrder,
): Pages<VendorOrder> | undefined {
  if (search !== '' || figure) return undefined
  const isMeant =
    !isLive(order.status) &&
    (outcome === undefined || outcome === order.status) &&
    (since === undefined || Date.parse(order.placed_at) >= Date.parse(since))
  return isMeant ? pagesWith(past, order, positionOf) : past
}

/** An order's history with a move; undefined where one in between is missing. */
export function historyWith(
  history: readonly HistoryStep[],
  step: HistoryStep,
): readonly HistoryStep[] | undefined {
  const last = history.at(-1)?.seq ?? 0
  if (step.seq <= last) return history
  return step.seq === last + 1 ? [...history, step] : undefined
}
