import type { Tracking } from '@angadi/data/orders/tracking.ts'
import type { RideDetail } from '@angadi/data/rides/ride-detail.ts'

/** Where a ride stands, as its customer is told. */
export type RidePhase =
  | 'scheduled'
  | 'searching'
  | 'again'
  | 'coming'
  | 'arrived'
  | 'riding'
  | 'done'
  | 'cancelled'

/** Where a ride stands: a driver who gave it back leaves it searching again. */
export function ridePhase(
  {
    order,
    events,
    server_now: now,
  }: Pick<Tracking, 'events' | 'server_now'> & {
    readonly order: Pick<Tracking['order'], 'status'>
  },
  ride: Pick<RideDetail, 'stops' | 'search_at'>,
): RidePhase {
  switch (order.status) {
    case 'cancelled':
      return 'cancelled'
    case 'delivered':
      return 'done'
    case 'in_progress':
    case 'on_way':
    case 'out_for_delivery':
      return 'riding'
    case 'confirmed':
      return ride.stops[0]?.arrived_at ? 'arrived' : 'coming'
    default:
      if (events.some(({ to_status: to }) => to === 'confirmed')) return 'again'
      return ride.search_at && Date.parse(ride.search_at) > Date.parse(now) ? 'scheduled' : 'searching'
  }
}
