import type { QueryKey } from '@tanstack/react-query'
import { bookingDeskKeys } from '../booking-desk/keys.ts'
import { groceryKeys } from '../grocery/keys.ts'
import type { TopicEvent } from '../realtime/topic.ts'
import { vendorPeopleKeys } from '../vendor-people/keys.ts'
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
  if (event.event === 'people') return [vendorPeopleKeys.of(vendorId)]
  if (event.event === 'review') return [vendorReviewKeys.of(vendorId)]
  if (event.event === 'booking') return [bookingDeskKeys.of(vendorId)]
  if (event.event === 'counter_deposit') return [keys.counterDeposits(vendorId)]
  const picking = pickingOf(event)
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
      keys.counterDeposits(vendorId),
      keys.histories,
      bookingDeskKeys.of(vendorId),
      ...picking,
    ]
  switch (order.status) {
    case 'pending':
    case 'cancelled':
      return [keys.day(vendorId), vendorProductKeys.catalogue(vendorId), ...picking]
    case 'delivered':
      return [keys.day(vendorId), ...picking]
    default:
      return picking
  }
}

/**
 * What is picked of the order that an event is about. The picking screen listens itself only once it knows the store: it
 * would miss an event that comes before.
 */
function pickingOf({ payload }: TopicEvent): readonly QueryKey[] {
  const orderId = payload['order_id']
  return typeof orderId === 'string' ? [groceryKeys.pickingOf(orderId)] : []
}
