import type { OrderStatus } from '../orders/status.ts'
import type { SkipReason } from './frequency.ts'
import { isPaused, type Plan, plannedQuantity } from './planned-quantity.ts'

/** What a calendar shows of a day, the most important first where several subscriptions meet. */
export const DAY_STATES = [
  'missed',
  'refunded',
  'due',
  'delivered',
  'planned',
  'skipped',
  'paused',
  'none',
] as const
export type DayState = (typeof DAY_STATES)[number]

/** What became of a day, as the server answers it. */
export interface Decided {
  readonly quantity: number
  readonly skipped: SkipReason | null
  readonly status: OrderStatus | null
  readonly claim: 'open' | 'refunded' | 'refused' | null
}

/** One subscription on one day. */
export interface DayLine {
  readonly state: DayState
  readonly quantity: number
  /** Why nothing came. */
  readonly skipped?: SkipReason
}

function decidedLine({ quantity, skipped, status, claim }: Decided): DayLine {
  if (skipped !== null) return { state: 'missed', quantity, skipped }
  if (status === 'cancelled' || claim === 'refunded') return { state: 'refunded', quantity }
  return { state: status === 'delivered' ? 'delivered' : 'due', quantity }
}

/**
 * What a subscription shows on a day: what became of it, or what is planned. A day that has passed without having been
 * decided had nothing to come.
 *
 * @param today as `2026-11-22`
 */
export function dayLine(plan: Plan, day: string, decided: Decided | undefined, today: string): DayLine {
  if (decided) return decidedLine(decided)
  if (day < today || day < plan.starts_on || (plan.ends_on !== null && day > plan.ends_on))
    return { state: 'none', quantity: 0 }
  const quantity = plannedQuantity(plan, day)
  if (quantity > 0) return { state: 'planned', quantity }
  if (isPaused(plan, day)) return { state: 'paused', quantity: 0 }
  const isSkipped = plan.changes.some((change) => change.day === day && change.quantity === 0)
  return { state: isSkipped ? 'skipped' : 'none', quantity: 0 }
}

/** What a day shows for several subscriptions together: the most important of their states. */
export function strongestState(lines: readonly DayLine[]): DayState {
  return DAY_STATES.find((state) => lines.some((line) => line.state === state)) ?? 'none'
}
