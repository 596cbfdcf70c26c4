import type { OrderStatus } from './status.ts'

/**
 * The estimated minutes of an order in preparation, counted from placing, and the least that is shown (Spec §4 Orders).
 */
const PREPARING_MINUTES = { total: 25, least: 5 }
/** Minutes shown for an order that waits for its courier (Spec §4 Orders). */
const READY_MINUTES = 5
/** The estimated minutes of an order on the way, and the least that is shown (Spec §4 Orders). */
const ON_ROAD_MINUTES = { total: 15, least: 2 }

/**
 * The estimated minutes left (Spec §4 Orders, estimated minutes). States without their own rule have no estimate.
 *
 * @param status the order's current state
 * @param placedAt when the order was placed
 * @param sinceStatus when it entered the current state
 * @param now the server's current time
 */
export function estimatedMinutes(
  status: OrderStatus,
  placedAt: Date,
  sinceStatus: Date,
  now: Date,
): number | undefined {
  switch (status) {
    case 'preparing':
      return Math.max(PREPARING_MINUTES.total - minutesBetween(placedAt, now), PREPARING_MINUTES.least)
    case 'ready':
      return READY_MINUTES
    case 'out_for_delivery':
      return Math.max(ON_ROAD_MINUTES.total - minutesBetween(sinceStatus, now), ON_ROAD_MINUTES.least)
    default:
      return undefined
  }
}

function minutesBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000))
}
