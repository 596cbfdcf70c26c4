import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import type { LiveOrders } from '@angadi/data/vendor-console/order.ts'
import { liveOrdersOptions } from '@angadi/data/vendor-console/orders.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { useQueries } from '@tanstack/react-query'

/** The states in which an order is the vendor's to work on. */
const IN_HAND: ReadonlySet<OrderStatus> = new Set(['pending', 'confirmed', 'preparing', 'ready'])

/** The new orders of all the user's vendors that have not been answered. */
export interface WaitingOrders {
  /** The number of waiting orders, by vendor id. */
  readonly byVendor: Readonly<Record<string, number>>
  readonly total: number
  /** When the last of them expires, by the server's clock; undefined when none is waiting. */
  readonly until: string | undefined
  readonly serverOffsetMs: number
  /** Whether every business has answered. */
  readonly isKnown: boolean
  /** Whether anything is to be answered, prepared or handed over. */
  readonly isBusy: boolean
}

/** Watches for waiting orders, whichever screen and vendor is shown. */
export function useWaitingOrders(vendors: readonly MyVendor[]): WaitingOrders {
  const answers = useQueries({ queries: vendors.map((vendor) => liveOrdersOptions(vendor.id)) })
  return waitingIn(vendors.map((vendor, index) => [vendor.id, answers[index]?.data]))
}

function waitingIn(lists: readonly (readonly [string, LiveOrders | undefined])[]): WaitingOrders {
  const waiting = lists.map(
    ([id, live]) => [id, live?.orders.filter(({ status }) => status === 'pending') ?? []] as const,
  )
  // A parcel has a day to be accepted: it is counted, and rings nobody awake.
  const deadlines = waiting.flatMap(([, orders]) =>
    orders.flatMap((order) => (order.desk === 'board' ? (order.accept_by ?? []) : [])),
  )
  return {
    byVendor: Object.fromEntries(waiting.map(([id, orders]) => [id, orders.length])),
    total: waiting.reduce((sum, [, orders]) => sum + orders.length, 0),
    until: deadlines.toSorted().at(-1),
    isKnown: lists.length > 0 && lists.every(([, live]) => live !== undefined),
    isBusy: lists.some(([, live]) => live?.orders.some(({ status }) => IN_HAND.has(status))),
    serverOffsetMs: lists.find(([, live]) => live && live.orders.length > 0)?.[1]?.serverOffsetMs ?? 0,
  }
}
