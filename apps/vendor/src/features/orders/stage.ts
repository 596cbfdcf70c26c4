import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'

/** The stage of an order for the vendor: to be accepted, being prepared, ready, or out for delivery. */
export type Stage = 'new' | 'cooking' | 'ready' | 'away'

const stageOfStatus = {
  pending: 'new',
  confirmed: 'cooking',
  in_progress: 'cooking',
  preparing: 'cooking',
  ready: 'ready',
  out_for_delivery: 'away',
  on_way: 'away',
  delivered: undefined,
  cancelled: undefined,
} as const satisfies Record<OrderStatus, Stage | undefined>

/** The live orders by stage, the oldest first, in the order in which they should be handled. */
export function byStage(orders: readonly VendorOrder[]): Readonly<Record<Stage, readonly VendorOrder[]>> {
  const oldestFirst = orders.toSorted((one, other) => one.placed_at.localeCompare(other.placed_at))
  const at = (stage: Stage) => oldestFirst.filter(({ status }) => stageOfStatus[status] === stage)
  return { new: at('new'), cooking: at('cooking'), ready: at('ready'), away: at('away') }
}

/** Whether the vendor may still cancel an order (Spec §4 Orders). */
export function mayCancel({ status }: VendorOrder): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'preparing' || status === 'ready'
}
