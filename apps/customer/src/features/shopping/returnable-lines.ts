import type { ShopOrder, ShopOrderLine } from '@angadi/data/shopping/shop-order.ts'

/** The lines of which something can still be returned at this moment. */
export function returnableLines({ lines, server_now: now }: ShopOrder): readonly ShopOrderLine[] {
  return lines.filter(
    ({ quantity, returned, return_until: until }) =>
      quantity > returned && until !== null && Date.parse(until) > Date.parse(now),
  )
}
