import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import type { LiveOrders } from '@angadi/data/vendor-console/order.ts'
import { liveOrdersOptions } from '@angadi/data/vendor-console/orders.ts'
import { useQueries } from '@tanstack/react-query'

/** The new orders of all one's businesses that have no answer yet. */
export interface WaitingOrders {
  /** How many, by the vendor's id. */
  readonly byVendor: Readonly<Record<string, number>>
  readonly total: number
  /** When the last of them is given up, by the server's clock; undefined when none waits. */
  readonly until: string | undefined
  readonly serverOffsetMs: number
}

/** Watches for orders that wait for an answer, whichever screen and business one looks at. */
export function useWaitingOrders(vendors: readonly MyVendor[]): WaitingOrders {
  const answers = useQueries({ queries: vendors.map((vendor) => liveOrdersOptions(vendor.id)) })
  return waitingIn(vendors.map((vendor, index) => [vendor.id, answers[index]?.data]))
}

function waitingIn(lists: readonly (readonly [string, LiveOrders | undefined])[]): WaitingOrders {
  const waiting = lists.map(
    ([id, live]) => [id, live?.orders.filter(({ status }) => status === 'pending') ?? []] as const,
  )
  const deadlines = waiting.flatMap(([, orders]) => orders.flatMap((order) => order.accept_by ?? []))
  return {
    byVendor: Object.fromEntries(waiting.map(([id, orders]) => [id, orders.length])),
    total: waiting.reduce((sum, [, orders]) => sum + orders.length, 0),
    until: deadlines.toSorted().at(-1),
    serverOffsetMs: lists.find(([, live]) => live && live.orders.length > 0)?.[1]?.serverOffsetMs ?? 0,
  }
}
