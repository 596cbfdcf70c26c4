import { isFromCart, isLive } from '@angadi/domain/orders/status.ts'
import { type Pages, type Position, pagesWith, withRow } from '../realtime/newest-first.ts'
import type { OrderCardRow } from './order-card.ts'
import type { PastOutcome } from './past-outcome.ts'

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
export function pastWith(
  past: Pages<OrderCardRow>,
  outcome: PastOutcome,
  card: OrderCardRow,
): Pages<OrderCardRow> {
  const isMeant = !isLive(card.status) && (outcome === 'all' || outcome === card.status)
  return isMeant ? pagesWith(past, card, positionOf) : past
}
