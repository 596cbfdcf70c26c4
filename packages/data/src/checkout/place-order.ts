import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { cartKeys } from '../cart/keys.ts'
import { call } from '../client/call.ts'
import { AppError } from '../errors/app-error.ts'
import { orderKeys } from '../orders/keys.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { checkoutKeys } from './keys.ts'
import { quote } from './quote.ts'

const placing = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('placed'),
    checkout_id: z.string(),
    orders: z.array(
      z.object({
        id: z.string(),
        order_number: z.string(),
        vendor_name: z.string(),
        total_paise: z.number(),
      }),
    ),
  }),
  z.object({ outcome: z.literal('price_changed'), quote }),
])
export type Placing = z.infer<typeof placing>

/** How long a response may take before the network counts as lost, in milliseconds. */
const ANSWER_MS = 20_000

/** Places an order; safe to repeat with the same key. */
export type PlaceOrder = (args: {
  readonly quote_id: string
  readonly idempotency_key: string
  readonly payment_method: 'wallet' | 'cash'
}) => Promise<Placing>

const placeOrder: PlaceOrder = (args) => call('place_order', args, placing, AbortSignal.timeout(ANSWER_MS))

/**
 * The idempotency key of one checkout: the same in every tab, after a reload and after the phone has closed the page.
 */
function keyOf(quoteId: string, method: 'wallet' | 'cash'): string {
  return `place:${quoteId}:${method}`
}

/**
 * Places the order of a quote. Safe to repeat: the key belongs to the quote and the payment method.
 *
 * @param send the server call
 * @throws AppError wallet_too_low, quote_used, quote_not_found, too_many_orders, network
 */
export function usePlaceOrder(send: PlaceOrder = placeOrder) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ quoteId, method }: { quoteId: string; method: 'wallet' | 'cash' }) =>
      send({ quote_id: quoteId, idempotency_key: keyOf(quoteId, method), payment_method: method }),
    onSettled: (answer, error) => {
      const stale =
        answer?.outcome === 'placed'
          ? [cartKeys.all, orderKeys.all, walletKeys.all]
          : [cartKeys.all, checkoutKeys.all]
      const news = Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      // After a refusal, the screen no longer matches the server's data: waiting for the refetch keeps the next tap
      // from accepting a price that has just been refused. Without a network there is nothing to wait for.
      const isRefused = answer?.outcome === 'price_changed' || (error instanceof AppError && !error.retryable)
      return isRefused ? news : undefined
    },
  })
}
