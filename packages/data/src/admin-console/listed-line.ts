import { readPhone } from '@angadi/domain/phone.ts'
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
    (words === '' ||
      [line.order_number, line.vendor_name, line.customer_name].some((text) =>
        text.toLowerCase().includes(words),
      ))
  )
}

/** The loaded pages of the board with an order as it is now: listed where it belongs, or gone when it no longer fits. */
export function pagesWithLine(
  loaded: Pages<AdminOrderLine>,
  filter: OrderFilter,
  line: AdminOrderLine,
): Pages<AdminOrderLine> {
  // Whose number it is only the server knows: what was found by one stays, and nothing is added.
  if (readPhone(filter.search).ok) {
    const isListed = loaded.pages.some((page) => page.some(({ order_id }) => order_id === line.order_id))
    return isListed ? pagesWith(loaded, line, positionOf) : loaded
  }
  return fits(line, filter)
    ? pagesWith(loaded, line, positionOf)
    : pagesWithout(loaded, line.order_id, positionOf)
}
