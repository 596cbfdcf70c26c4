import type { CustomerCancelReason } from '@angadi/domain/orders/cancel-reasons.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { cartKeys } from '../cart/keys.ts'
import { call } from '../client/call.ts'
import { sendOrQueue } from '../queue/queue.ts'
import { reviewKeys } from '../reviews/keys.ts'
import { useUserId } from '../session/session-store.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { orderKeys } from './keys.ts'

const cancelled = z.object({ status: z.string(), charge_paise: z.number(), refund_paise: z.number() })
/** The result of a cancellation: what is charged and what is refunded, in paise. */
export type CancelledOrder = z.infer<typeof cancelled>
const reordered = z.object({
  added: z.number(),
  missing: z.array(z.string()),
  price_changed: z.array(z.string()),
})

/** Cancels the user's own order; returns what was charged and what was refunded, in paise. */
export function useCancelOrder(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reason: CustomerCancelReason | 'visit_skipped') =>
      call('cancel_order', { order_id: orderId, reason_code: reason }, cancelled),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
      void queryClient.invalidateQueries({ queryKey: walletKeys.all })
    },
  })
}

/** Stars, words and photos (by their paths) of a rating, with reviews of the order's items. */
export interface Rating {
  readonly vendorStars: number
  readonly courierStars?: number | undefined
  readonly body?: string | undefined
  readonly photos?: readonly string[] | undefined
  readonly items?: readonly RatedItem[] | undefined
}

/** The review of one item in a rating. */
export interface RatedItem {
  readonly item_id: string
  readonly stars: number
  readonly body?: string | undefined
  readonly photos?: string[] | undefined
}

/** Rates an order that has arrived; without a network the rating is queued. Returns which of the two happened. */
export function useRateOrder(orderId: string) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return async ({ vendorStars, courierStars, body, photos, items }: Rating, signal: AbortSignal) => {
    const args = {
      order_id: orderId,
      vendor_stars: vendorStars,
      courier_stars: courierStars,
      body,
      photos: photos && [...photos],
      items: items && [...items],
    }
    try {
      return await sendOrQueue({
        action: 'rate-order',
        args,
        userId: userId ?? '',
        subject: orderId,
        signal,
      })
    } finally {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
      void queryClient.invalidateQueries({ queryKey: reviewKeys.all })
    }
  }
}

/** Puts everything of an old order that is still sold into the cart (Spec §5 Reorder). */
export function useReorder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (orderId: string) => call('reorder', { order_id: orderId }, reordered),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  })
}
