import type { QueryClient } from '@tanstack/react-query'
import { vendorConsoleKeys } from './keys.ts'
import type { LiveOrders, VendorOrder } from './order.ts'

/**
 * Shows a change of a live order at once, wherever it is listed, before the server has answered.
 *
 * @param change the order as it will be, or undefined when it leaves the live lists
 * @returns a function that restores this order; later changes of other orders stay
 */
export async function showOrderAs(
  queryClient: QueryClient,
  orderId: string,
  change: (order: VendorOrder) => VendorOrder | undefined,
): Promise<() => void> {
  // An answer that is already under way would show the old state again.
  await queryClient.cancelQueries({ queryKey: vendorConsoleKeys.live })
  const before = queryClient.getQueriesData<LiveOrders>({ queryKey: vendorConsoleKeys.live })
  queryClient.setQueriesData<LiveOrders>(
    { queryKey: vendorConsoleKeys.live },
    (live) => live && { ...live, orders: live.orders.flatMap((order) => changed(order, orderId, change)) },
  )
  return () => {
    for (const [key, live] of before)
      queryClient.setQueryData<LiveOrders>(key, (now) => withOrderOf(live, now, orderId))
  }
}

/** Whether a step of the vendor's own is on its way for an order, which shows it as it will be. */
export function isStepping(queryClient: QueryClient, orderId: string): boolean {
  const isOfOrder = (step: unknown) =>
    typeof step === 'object' && step !== null && 'orderId' in step && step.orderId === orderId
  return (
    queryClient.isMutating({
      mutationKey: vendorConsoleKeys.steps,
      predicate: ({ state }) => isOfOrder(state.variables),
    }) > 0
  )
}

/** A list with one order as it was before, in its old position when it has left the list. */
function withOrderOf(
  before: LiveOrders | undefined,
  now: LiveOrders | undefined,
  orderId: string,
): LiveOrders | undefined {
  const index = before?.orders.findIndex((order) => order.order_id === orderId) ?? -1
  const order = before?.orders[index]
  if (!order || !now) return now
  const isListed = now.orders.some((one) => one.order_id === orderId)
  const orders = isListed
    ? now.orders.map((one) => (one.order_id === orderId ? order : one))
    : now.orders.toSpliced(index, 0, order)
  return { ...now, orders }
}

function changed(
  order: VendorOrder,
  orderId: string,
  change: (order: VendorOrder) => VendorOrder | undefined,
): readonly VendorOrder[] {
  if (order.order_id !== orderId) return [order]
  const next = change(order)
  return next ? [next] : []
}
