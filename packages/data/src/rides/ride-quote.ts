import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { PlaceChoice } from '../checkout/place-order.ts'
import { placeArgs, placeQuote } from '../checkout/place-quote.ts'
import { openMethod, pointsInQuote, QUOTE_REFRESH_MS } from '../checkout/quote.ts'
import { call } from '../client/call.ts'
import { charge } from '../orders/charge.ts'
import { orderKeys } from '../orders/keys.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { rideKeys } from './keys.ts'
import { type RideRequest, requestForCall } from './ride-request.ts'

const quote = z.object({
  quote_id: z.nullable(z.string()),
  placeable: z.boolean(),
  problems: rows(z.object({ code: z.string(), message: z.nullish(z.string()) })),
  totals: z.object({ charges: rows(charge), total_paise: z.number(), cash_total_paise: z.number() }),
  wallet_balance_paise: z.number(),
  wallet_part_paise: z.number(),
  points: pointsInQuote,
  payment_methods: z.array(openMethod),
})
/** The price of a chosen vehicle with everything that prevents the ride; amounts in paise. */
export type RideQuote = z.infer<typeof quote>

/** The price of a chosen vehicle. */
export function rideQuoteQuery(userId: string | null, request: RideRequest, language: Language) {
  return queryOptions({
    queryKey: rideKeys.quote(userId, request),
    enabled: userId !== null,
    staleTime: QUOTE_REFRESH_MS,
    refetchInterval: QUOTE_REFRESH_MS,
    queryFn: ({ signal }) =>
      call('quote_order', { request: { ...requestForCall(request), language } }, quote, signal),
  })
}

/** The price of a chosen vehicle, with the ways of paying it. */
export function useRideQuote(request: RideRequest) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    ...rideQuoteQuery(useUserId(), request, language),
    placeholderData: keepPreviousData,
  })
}

const placed = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('placed'),
    /** Whether it is placed only once a payment at the gateway has arrived. */
    awaits_payment: z.optional(z.boolean()),
    orders: z.array(z.object({ id: z.string() })),
  }),
  z.object({ outcome: z.literal('price_changed'), quote }),
])

/**
 * Orders a ride. Safe to repeat: the key belongs to the quote and the way of paying.
 *
 * @throws AppError wallet_too_low, quote_used, quote_not_found, too_many_orders, network
 */
export function usePlaceRide() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ quoteId, method, walletFirst, pointsPaise }: PlaceChoice) =>
      placeQuote(placeArgs(quoteId, method, walletFirst, pointsPaise), placed),
    onSettled: (answer) => {
      const stale =
        answer?.outcome === 'placed' ? [orderKeys.all, walletKeys.all, rideKeys.quotes] : [rideKeys.quotes]
      return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}
