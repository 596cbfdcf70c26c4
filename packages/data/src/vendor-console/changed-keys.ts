import type { QueryKey } from '@tanstack/react-query'
import type { TopicEvent } from '../realtime/topic.ts'
import { vendorKeys } from '../vendors/keys.ts'
import { vendorConsoleKeys } from './keys.ts'

/** An order event on a vendor's topic. */
export interface OrderNews {
  readonly orderId: string
  readonly status: string
}

/** Reads an order event; undefined for every other event. */
export function orderNewsOf({ event, payload }: TopicEvent): OrderNews | undefined {
  const { order_id: orderId, status } = payload
  return event === 'order' && typeof orderId === 'string' && typeof status === 'string'
    ? { orderId, status }
    : undefined
}

/**
 * The queries that an event on a vendor's topic makes stale, and no others: a busy vendor receives several
 * events a minute. An event of an unknown name, and a reconnect, make everything of this vendor stale.
 */
export function keysChangedBy(vendorId: string, event: TopicEvent): readonly QueryKey[] {
  const keys = vendorConsoleKeys
  const menu: readonly QueryKey[] = [keys.everyVendors, keys.stock(vendorId), vendorKeys.menu(vendorId)]
  if (event.event === 'menu') return menu
  const news = orderNewsOf(event)
  if (!news)
    return [
      ...menu,
      keys.liveOf(vendorId),
      keys.latest(vendorId),
      keys.pastOf(vendorId),
      keys.day(vendorId),
      keys.histories,
    ]
  const moved: readonly QueryKey[] = [keys.liveOf(vendorId), keys.history(news.orderId)]
  switch (news.status) {
    case 'pending':
      return [...moved, keys.day(vendorId), keys.stock(vendorId)]
    case 'delivered':
      return [...moved, keys.day(vendorId), keys.latest(vendorId), keys.pastOf(vendorId)]
    case 'cancelled':
      return [
        ...moved,
        keys.day(vendorId),
        keys.latest(vendorId),
        keys.pastOf(vendorId),
        keys.stock(vendorId),
      ]
    default:
      return moved
  }
}
