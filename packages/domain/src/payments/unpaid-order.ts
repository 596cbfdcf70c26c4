import { lifeCycleOf } from '../orders/life-cycles.ts'
import type { OrderKind, OrderStatus } from '../orders/status.ts'

/** What of an order says how it ended. */
export interface EndedOrder {
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly cancel_reason: string | null
}

const UNPAID_REASONS: ReadonlySet<string | null> = new Set(['payment_unconfirmed', 'payment_failed'])

/**
 * Whether an order was never placed because its payment did not come. A bill or a recharge that ended for the same
 * reason had been paid: its operator did not confirm it.
 */
export function isUnpaidOrder({ kind, status, cancel_reason: reason }: EndedOrder): boolean {
  return status === 'cancelled' && UNPAID_REASONS.has(reason) && !lifeCycleOf(kind).isPayment
}
