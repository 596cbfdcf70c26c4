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
/** The result of a step: moved, or a wrong handover code with the tries that are left or the end of the pause. */
export type Advanced = z.infer<typeof advanced>

/**
 * Moves an order one step.
 *
 * @throws AppError order_transition_not_allowed when the order has moved on in the meantime
 */
export function advance(step: {
  orderId: string
  to: OrderStatus
  code?: string
  prepMinutes?: number
}): Promise<Advanced> {
  return call(
    'advance_order',
    {
      order_id: step.orderId,
      to_status: step.to,
      ...(step.code ? { code: step.code } : {}),
      ...(step.prepMinutes ? { prep_minutes: step.prepMinutes } : {}),
    },
    advanced,
  )
}
