import { isDaily } from '@angadi/domain/orders/daily.ts'
import { isFromCart, isLive } from '@angadi/domain/orders/status.ts'
import { type Pages, type Position, pagesWith, withRow } from '../realtime/newest-first.ts'
import type { OrderCardRow } from './order-card.ts'
import type { PastView } from './past-view.ts'

const positionOf = ({ id, created_at: at }: OrderCardRow): Position => ({ id, at })

/** The orders under way with one as it is now: new, moved, or gone because it has ended. */
export function activeWith(list: readonly OrderCardRow[], card: OrderCardRow): readonly OrderCardRow[] {
  return isLive(card.status) ? withRow(list, card, positionOf) : list.filter(({ id }) => id !== card.id)
}

/**
 * The latest delivered orders that can be ordered again, with one that may have been delivered just now.
 *
 * @param most how many the list holds
 */
export function recentWith(
  list: readonly OrderCardRow[],
  card: OrderCardRow,
  most: number,
): readonly OrderCardRow[] {
  const isMeant = card.status === 'delivered' && isFromCart(card.kind)
  return isMeant ? withRow(list, card, positionOf).slice(0, most) : list
}

/** The loaded pages of past orders with one that may have ended just now, so that none of them is fetched again. */
export function pastWith(past: Pages<OrderCardRow>, view: PastView, card: OrderCardRow): Pages<OrderCardRow> {
  const isOfView = isDaily(card.kind) ? view === 'daily' : view === 'all' || view === card.status
  const isMeant = !isLive(card.status) && isOfView
  return isMeant ? pagesWith(past, card, positionOf) : past
}
