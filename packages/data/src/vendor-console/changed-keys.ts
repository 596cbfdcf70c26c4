import type { QueryKey } from '@tanstack/react-query'
import type { TopicEvent } from '../realtime/topic.ts'
import { vendorProductKeys } from '../vendor-products/keys.ts'
import { vendorReviewKeys } from '../vendor-reviews/keys.ts'
import { vendorKeys } from '../vendors/keys.ts'
import { vendorConsoleKeys } from './keys.ts'
import { orderEventOf } from './order-event.ts'

/**
 * The queries that an event on a vendor's topic makes stale and does not carry itself. A busy vendor receives several
 * events a minute: an order costs the open board the day's figures at most. An event of an unknown name, and a
 * reconnect, make everything of this vendor stale.
 */
export function keysChangedBy(vendorId: string, event: TopicEvent): readonly QueryKey[] {
  const keys = vendorConsoleKeys
  if (event.event === 'menu') return [vendorKeys.menu(vendorId)]
  if (event.event === 'review') return [vendorReviewKeys.of(vendorId)]
  const order = orderEventOf(event)
  if (!order)
    return [
      keys.everyVendors,
      vendorProductKeys.catalogue(vendorId),
      vendorKeys.menu(vendorId),
      vendorReviewKeys.of(vendorId),
      keys.liveOf(vendorId),
      keys.latest(vendorId),
      keys.pastOf(vendorId),
      keys.day(vendorId),
      keys.histories,
    ]
  switch (order.status) {
    case 'pending':
    case 'cancelled':
      return [keys.day(vendorId), vendorProductKeys.catalogue(vendorId)]
    case 'delivered':
      return [keys.day(vendorId)]
    default:
      return []
  }
}
