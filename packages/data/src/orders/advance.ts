import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderStatus } from '../rows.ts'

const advanced = z.object({
  outcome: z.enum(['moved', 'wrong_code', 'code_locked']),
  status: orderStatus,
  seq: z.number(),
  tries_left: z.nullable(z.number()),
  retry_at: z.nullable(z.string()),
})
/** Why a courier has arrived although the last position says otherwise. */
export const ARRIVAL_REASONS = ['wrong_position', 'no_way_nearer', 'other_spot'] as const
export type ArrivalReason = (typeof ARRIVAL_REASONS)[number]

/** The result of a step: moved, or a wrong handover code with the tries that are left or the end of the pause. */
export type Advanced = z.infer<typeof advanced>

/**
 * Moves an order one step.
 *
 * @throws AppError not_there_yet {distance_m} when the last position is too far for an arrival without a reason;
 *   order_transition_not_allowed when the order has moved on in the meantime
 */
export function advance(step: {
  orderId: string
  to: OrderStatus
  code?: string
  prepMinutes?: number
  /** Why a courier says to have arrived although the position says otherwise. */
  reason?: ArrivalReason
}): Promise<Advanced> {
  return call(
    'advance_order',
    {
      order_id: step.orderId,
      to_status: step.to,
      ...(step.code ? { code: step.code } : {}),
      ...(step.reason ? { reason: step.reason } : {}),
      ...(step.prepMinutes ? { prep_minutes: step.prepMinutes } : {}),
    },
    advanced,
  )
}
