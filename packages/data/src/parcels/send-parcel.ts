import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { placeArgs, placeQuote } from '../checkout/place-quote.ts'
import { orderKeys } from '../orders/keys.ts'
import { useUserId } from '../session/session-store.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { parcelKeys } from './keys.ts'
import { parcelQuote } from './quote.ts'

const sent = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('placed'),
    awaits_payment: z.boolean(),
    orders: z.array(z.object({ id: z.string() })),
  }),
  z.object({ outcome: z.literal('price_changed'), quote: parcelQuote }),
])

/** How a parcel is paid: from the wallet, at the gateway, there what the wallet does not cover, or by the receiver. */
export type ParcelWay = 'wallet' | 'gateway' | 'rest' | 'cash'

/**
 * Sends a parcel, once for its quote.
 *
 * @throws AppError wallet_too_low, quote_used, quote_not_found, too_many_orders, network
 */
export function useSendParcel() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: ({ quoteId, way }: { readonly quoteId: string; readonly way: ParcelWay }) =>
      placeQuote(placeArgs(quoteId, way === 'rest' ? 'gateway' : way, way === 'rest'), sent),
    onSettled: (answer) => {
      const stale =
        answer?.outcome === 'placed' ? [orderKeys.all, walletKeys.all] : [parcelKeys.quotes(userId)]
      return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}
