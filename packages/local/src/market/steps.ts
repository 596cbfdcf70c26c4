import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import { rpc } from './rpc.ts'

const moved = z.object({
  outcome: z.enum(['moved', 'wrong_code', 'code_locked']),
  status: z.string(),
  tries_left: z.nullable(z.int()),
  retry_at: z.nullable(z.string()),
})
const answered = z.object({ outcome: z.enum(['accepted', 'declined', 'too_late']) })
const refunded = z.object({ refund_paise: z.int() })
const refundable = z.object({
  refundable: z.array(z.object({ position: z.int(), code: z.string(), left_paise: z.int() })),
})
const cancelled = z.object({ status: z.string(), charge_paise: z.int(), refund_paise: z.int() })

/** Advances an order one step, as the given user. */
export function advance(
  pool: pg.Pool,
  caller: string,
  order_id: string,
  to_status: string,
  code: string | null = null,
): Promise<z.infer<typeof moved>> {
  // Couriers here report no positions, so they arrive for a reason.
  const reason = to_status === 'on_way' ? 'other_spot' : null
  return rpc(pool, caller, 'advance_order', { order_id, to_status, code, reason }, moved)
}

/** Cancels an order, as the given user. */
export function cancel(
  pool: pg.Pool,
  caller: string,
  order_id: string,
  reason_code: string,
): Promise<z.infer<typeof cancelled>> {
  return rpc(pool, caller, 'cancel_order', { order_id, reason_code }, cancelled)
}

/** A charge to refund; all that is left of it without an amount. */
export interface RefundLine {
  readonly position: number
  readonly amount_paise?: number
}

/** What of an order can be refunded, charge by charge, as an administrator sees it. */
export async function refundableCharges(
  pool: pg.Pool,
  admin: string,
  order_id: string,
): Promise<z.infer<typeof refundable>['refundable']> {
  return (await rpc(pool, admin, 'admin_order', { order_id }, refundable)).refundable
}

/** Refunds charges of an order, as an administrator. */
export function refund(
  pool: pg.Pool,
  admin: string,
  order_id: string,
  lines: readonly RefundLine[],
  reason_code: string,
  idempotency_key: string = randomUUID(),
): Promise<z.infer<typeof refunded>> {
  const params = { order_id, lines: JSON.stringify(lines), reason_code, note: null, idempotency_key }
  return rpc(pool, admin, 'refund_order', params, refunded)
}

async function answerOffer(pool: pg.Pool, courier: string, offer_id: string, accept: boolean) {
  return (await rpc(pool, courier, 'respond_to_offer', { offer_id, accept }, answered)).outcome
}

/** Accepts an offered job; returns `accepted` or `too_late`. */
export function acceptOffer(pool: pg.Pool, courier: string, offer: string): Promise<string> {
  return answerOffer(pool, courier, offer, true)
}

/** Passes on an offered job. */
export function declineOffer(pool: pg.Pool, courier: string, offer: string): Promise<string> {
  return answerOffer(pool, courier, offer, false)
}
