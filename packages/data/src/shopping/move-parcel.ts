import type { VendorCancelReason } from '@angadi/domain/orders/cancel-reasons.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { advance } from '../orders/advance.ts'
import { vendorConsoleKeys } from '../vendor-console/keys.ts'
import { shoppingKeys } from './keys.ts'

const cancelled = z.object({ status: z.string() })

/** A step of an order with a parcel, or why the seller cannot bring it. */
export type ParcelMove =
  | { readonly orderId: string; readonly to: OrderStatus }
  | { readonly orderId: string; readonly reason: VendorCancelReason }

/**
 * Moves an order with a parcel one step, as its seller: accepted, being packed, packed, or cancelled with a full refund.
 *
 * @throws AppError order_transition_not_allowed, accept_time_over, network
 */
export function useMoveParcel(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (move: ParcelMove): Promise<void> => {
      if ('reason' in move)
        await call('cancel_order', { order_id: move.orderId, reason_code: move.reason }, cancelled)
      else await advance(move)
    },
    onSettled: () =>
      Promise.all(
        [shoppingKeys.seller(vendorId), vendorConsoleKeys.live].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
