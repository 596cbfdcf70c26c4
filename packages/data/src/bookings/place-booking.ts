import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { PlaceChoice } from '../checkout/place-order.ts'
import { placeArgs, placeQuote } from '../checkout/place-quote.ts'
import { orderKeys } from '../orders/keys.ts'
import { packageKeys } from '../packages/keys.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { bookingQuote } from './booking-quote.ts'
import { bookingKeys } from './keys.ts'

const placed = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('placed'),
    /** Whether it is placed only once a payment at the gateway has arrived. */
    awaits_payment: z.optional(z.boolean()),
    orders: z.array(z.object({ id: z.string(), order_number: z.string() })),
  }),
  z.object({ outcome: z.literal('price_changed'), quote: bookingQuote }),
])

/**
 * Books a kept time. Safe to repeat: the key belongs to the quote and the way of paying.
 *
 * @throws AppError slot_taken, wallet_too_low, quote_used, quote_not_found, too_many_orders, network
 */
export function usePlaceBooking() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ quoteId, method, walletFirst, pointsPaise }: PlaceChoice) =>
      placeQuote(placeArgs(quoteId, method, walletFirst, pointsPaise), placed),
    onSettled: (answer) => {
      const stale =
        answer?.outcome === 'placed'
          ? [orderKeys.all, walletKeys.all, packageKeys.all, bookingKeys.all]
          : [bookingKeys.all]
      return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}
