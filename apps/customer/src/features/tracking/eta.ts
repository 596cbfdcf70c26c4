import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { estimatedMinutes } from '@angadi/domain/orders/eta.ts'

/** The estimated time until an order arrives. */
export interface Eta {
  /** Remaining minutes, from and to. */
  readonly from: number
  readonly to: number
  /** Whether the promised time has passed. */
  readonly isLate: boolean
}

/** The parts of an order that the estimate uses. */
export interface OrderTimes {
  readonly order: Pick<
    Tracking['order'],
    'status' | 'kind' | 'created_at' | 'status_since' | 'promised_min_at' | 'promised_max_at'
  >
  readonly events: Tracking['events']
}

/**
 * The remaining minutes: by the rule for the current status (Spec §4 Orders), or by the promised times if there is
 * none. Undefined when nothing more is expected.
 *
 * @param now the server's current time
 */
export function etaOf({ order, events }: OrderTimes, now: Date): Eta | undefined {
  const { status, kind, promised_min_at: min, promised_max_at: max } = order
  if (status === 'delivered' || status === 'cancelled') return undefined
  const isLate = max !== null && now > new Date(max)
  if (kind === 'pickup')
    return status === 'ready' || !min || !max ? undefined : promised(min, max, now, isLate)
  // Counts from the courier's departure: `on_way` does not restart the estimate.
  const left = events.findLast((event) => event.to_status === 'out_for_delivery')
  const minutes =
    status === 'on_way' && left
      ? estimatedMinutes('out_for_delivery', new Date(order.created_at), new Date(left.at), now)
      : estimatedMinutes(status, new Date(order.created_at), new Date(order.status_since), now)
  if (minutes !== undefined) return { from: minutes, to: minutes, isLate }
  return min && max ? promised(min, max, now, isLate) : undefined
}

function promised(min: string, max: string, now: Date, isLate: boolean): Eta | undefined {
  const to = minutesUntil(max, now)
  return isLate ? undefined : { from: Math.min(minutesUntil(min, now), to), to, isLate }
}

function minutesUntil(at: string, now: Date): number {
  return Math.max(1, Math.ceil((new Date(at).getTime() - now.getTime()) / 60_000))
}
