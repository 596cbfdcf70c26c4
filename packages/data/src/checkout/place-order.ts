import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { cartKeys } from '../cart/keys.ts'
import { AppError } from '../errors/app-error.ts'
import { membershipKeys } from '../membership/keys.ts'
import { orderKeys } from '../orders/keys.ts'
import { vendorOfferKeys } from '../vendor-offers/keys.ts'
import { vendorKeys } from '../vendors/keys.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { checkoutKeys } from './keys.ts'
import { type PlaceArgs, placeArgs, placeQuote } from './place-quote.ts'
import { type OpenMethod, quote } from './quote.ts'

const placing = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('placed'),
    checkout_id: z.string(),
    /** Whether some of it is placed only once a payment at the gateway has arrived. */
    awaits_payment: z.optional(z.boolean()),
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

/** Which quote is placed, and how it is paid. */
export interface PlaceChoice {
  readonly quoteId: string
  readonly method: OpenMethod
  /** Whether the wallet pays first, where the gateway pays. */
  readonly walletFirst?: boolean | undefined
  /** What points pay before everything else, in paise. */
  readonly pointsPaise?: number | undefined
}

/** Places an order; safe to repeat with the same key. */
export type PlaceOrder = (args: PlaceArgs) => Promise<Placing>

const placeOrder: PlaceOrder = (args) => placeQuote(args, placing)

/**
 * Places the order of a quote. Safe to repeat: the key belongs to the quote and the payment method.
 *
 * @param send the server call
 * @throws AppError wallet_too_low, quote_used, quote_not_found, too_many_orders, network
 */
export function usePlaceOrder(send: PlaceOrder = placeOrder) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ quoteId, method, walletFirst, pointsPaise }: PlaceChoice) =>
      send(placeArgs(quoteId, method, walletFirst, pointsPaise)),
    onSettled: (answer, error) => {
      const stale =
        answer?.outcome === 'placed'
          ? // An offer for a first order ends with it.
            [
              cartKeys.all,
              orderKeys.all,
              walletKeys.all,
              membershipKeys.all,
              vendorKeys.allOffers,
              vendorOfferKeys.all,
            ]
          : [cartKeys.all, checkoutKeys.all]
      const news = Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      // After a refusal, the screen no longer matches the server's data: waiting for the refetch keeps the next tap
      // from accepting a price that has just been refused. Without a network there is nothing to wait for.
      const isRefused = answer?.outcome === 'price_changed' || (error instanceof AppError && !error.retryable)
      return isRefused ? news : undefined
    },
  })
}
