import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { placeArgs, placeQuote } from '../checkout/place-quote.ts'
import { orderKeys } from '../orders/keys.ts'
import { useUserId } from '../session/session-store.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { digitalKeys } from './keys.ts'
import { digitalQuote } from './quote.ts'

const paid = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('placed'),
    awaits_payment: z.boolean(),
    orders: z.array(z.object({ id: z.string() })),
  }),
  z.object({ outcome: z.literal('price_changed'), quote: digitalQuote }),
])

/** How a quote is paid: from the wallet, at the gateway, or there only what the wallet does not cover. */
export type DigitalWay = 'wallet' | 'gateway' | 'rest'

/**
 * Pays a quote. Its key belongs to the quote, so that repeating it after a lost answer pays nothing twice. What is paid
 * at the gateway waits for its payment.
 *
 * @throws AppError wallet_too_low, quote_used, quote_not_found, too_many_orders, network
 */
export function usePayQuote() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: ({ quoteId, way }: { readonly quoteId: string; readonly way: DigitalWay }) =>
      placeQuote(placeArgs(quoteId, way === 'wallet' ? 'wallet' : 'gateway', way === 'rest'), paid),
    onSettled: (answer) => {
      const stale =
        answer?.outcome === 'placed'
          ? [orderKeys.all, walletKeys.all, digitalKeys.saved(userId)]
          : [digitalKeys.quotes(userId)]
      return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}
