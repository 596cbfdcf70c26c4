import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { isForLater, isSameTime } from '@angadi/domain/schedule/slots.ts'

/** The stage of an order for the vendor: to be accepted, accepted for later, being prepared, ready, or out for delivery. */
export type Stage = 'new' | 'later' | 'preparing' | 'ready' | 'away'

const stageOfStatus = {
  // Vendors hear of an order once it is paid.
  awaiting_payment: undefined,
  pending: 'new',
  confirmed: 'preparing',
  in_progress: 'preparing',
  preparing: 'preparing',
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
    .filter((order) => !isWorkedElsewhere(order))
    .toSorted((one, other) => one.placed_at.localeCompare(other.placed_at))
  const at = (stage: Stage) =>
    worked.filter((order) => !isForLater(order, now) && stageOfStatus[order.status] === stage)
  const later = orders.filter((order) => isForLater(order, now))
  return {
    new: at('new'),
    later: later.toSorted((one, other) => beginning(one) - beginning(other)),
    preparing: at('preparing'),
    ready: at('ready'),
    away: at('away'),
  }
}

/** Whether an order is worked on elsewhere than on the board: a parcel, among the parcels. */
export function isWorkedElsewhere({ desk }: Pick<VendorOrder, 'desk'>): boolean {
  return desk !== 'board'
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
