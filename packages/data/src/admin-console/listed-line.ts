import { type Pages, type Position, pagesWith, pagesWithout } from '../realtime/newest-first.ts'
import type { OrderFilter } from './order-filter.ts'
import type { AdminOrderLine } from './orders.ts'

const positionOf = ({ order_id: id, placed_at: at }: AdminOrderLine): Position => ({ id, at })

/** Whether the server would list an order for a filter: the rule of `admin_orders`. */
export function fits(line: AdminOrderLine, { statuses, region, search, isForLater }: OrderFilter): boolean {
  const words = search.trim().toLowerCase()
  return (
    (statuses.length === 0 || statuses.includes(line.status)) &&
    (!isForLater || line.scheduled_for !== null) &&
    (region === '' || line.region_slug === region) &&
    (words === '' || [line.order_number, line.vendor_name].some((text) => text.toLowerCase().includes(words)))
  )
}

/** The loaded pages of the board with an order as it is now: listed where it belongs, or gone when it no longer fits. */
export function pagesWithLine(
  loaded: Pages<AdminOrderLine>,
  filter: OrderFilter,
  line: AdminOrderLine,
): Pages<AdminOrderLine> {
  return fits(line, filter)
    ? pagesWith(loaded, line, positionOf)
    : pagesWithout(loaded, line.order_id, positionOf)
}
