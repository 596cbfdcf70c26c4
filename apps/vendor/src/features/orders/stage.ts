import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { isForLater, isSameTime } from '@angadi/domain/schedule/slots.ts'

/** The stage of an order for the vendor: to be accepted, accepted for later, being prepared, ready, or out for delivery. */
export type Stage = 'new' | 'later' | 'cooking' | 'ready' | 'away'

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

/**
 * The live orders by stage in the order in which they should be handled: the oldest first, and those for later by the
 * time at which to begin. An order for later moves to the others when its time comes.
 *
 * @param now the server's current time, in milliseconds since 1970
 */
export function byStage(
  orders: readonly VendorOrder[],
  now: number,
): Readonly<Record<Stage, readonly VendorOrder[]>> {
  const worked = orders
    .filter(({ kind }) => !isPackedElsewhere(kind))
    .toSorted((one, other) => one.placed_at.localeCompare(other.placed_at))
  const at = (stage: Stage) =>
    worked.filter((order) => !isForLater(order, now) && stageOfStatus[order.status] === stage)
  const later = orders.filter((order) => isForLater(order, now))
  return {
    new: at('new'),
    later: later.toSorted((one, other) => beginning(one) - beginning(other)),
    cooking: at('cooking'),
    ready: at('ready'),
    away: at('away'),
  }
}

/** Whether orders of a kind are worked on elsewhere than on the board: parcels, among the parcels. */
export function isPackedElsewhere(kind: VendorOrder['kind']): boolean {
  return kind === 'shipment'
}

function beginning({ begin_at: beginAt }: VendorOrder): number {
  return beginAt ? Date.parse(beginAt) : 0
}

/** Orders for later by the beginning of their half hour, the earliest first. */
export function bySlot(
  orders: readonly VendorOrder[],
): readonly (readonly [startsAt: string, orders: readonly VendorOrder[]])[] {
  const slots = Map.groupBy(orders, ({ scheduled_for: startsAt }) => startsAt ?? '')
  return [...slots].toSorted(([one], [other]) => Date.parse(one) - Date.parse(other))
}

/** How many orders under way are for the half hour that begins at a time. */
export function bookedAt(orders: readonly VendorOrder[], startsAt: string): number {
  return orders.filter((order) => isSameTime(order.scheduled_for, startsAt)).length
}

/** Whether the vendor may still cancel an order (Spec §4 Orders). */
export function mayCancel({ status }: VendorOrder): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'preparing' || status === 'ready'
}
