import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'

/** The time until an order arrives, as it is shown. */
export interface Eta {
  /** Remaining minutes, from and to. */
  readonly from: number
  readonly to: number
  /** Whether it arrives later than promised. */
  readonly isLate: boolean
  /** Why the time was put back, if it was. */
  readonly delayedBy: Tracking['eta']['delayed_by']
}

/** The parts of an order that the estimate uses. */
export interface OrderTimes {
  readonly order: Pick<Tracking['order'], 'status' | 'kind' | 'scheduled_for'>
  readonly eta: Tracking['eta']
}

/**
 * The remaining minutes by the server's rule (Spec §4 Orders, estimated minutes). Undefined when nothing more is
 * expected: before it is paid, at the door, at the counter, and for a promise that has passed without an answer; and for an order for later
 * that is in time, until it is on its way: its half hour says when.
 *
 * @param now the server's current time
 */
export function etaOf({ order, eta }: OrderTimes, now: Date): Eta | undefined {
  const { status, kind } = order
  if (
    status === 'awaiting_payment' ||
    status === 'delivered' ||
    status === 'cancelled' ||
    status === 'on_way'
  )
    return undefined
  if ((lifeCycleOf(kind).isCollected && status === 'ready') || !eta.min_at || !eta.max_at) return undefined
  const isOver = now > new Date(eta.max_at)
  if (isOver && (status === 'pending' || status === 'confirmed')) return undefined
  const isLate = eta.promised_at !== null && (isOver || new Date(eta.max_at) > new Date(eta.promised_at))
  if (order.scheduled_for !== null && status !== 'out_for_delivery' && !isLate) return undefined
  const to = minutesUntil(eta.max_at, now)
  return {
    from: Math.min(minutesUntil(eta.min_at, now), to),
    to,
    isLate,
    delayedBy: eta.delayed_by,
  }
}

function minutesUntil(at: string, now: Date): number {
  return Math.max(1, Math.ceil((new Date(at).getTime() - now.getTime()) / 60_000))
}
