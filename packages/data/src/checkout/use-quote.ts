import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { type QuoteRequest, quote } from './quote.ts'

/** Query keys of checkouts. */
export const checkoutKeys = {
  all: ['checkout'] as const,
  quote: (userId: string | null, request: QuoteRequest, cart: string) =>
    ['checkout', userId, request, cart] as const,
}

/** A quote is asked for anew well before its ten minutes are over. */
const REFRESH_MS = 8 * 60_000

/**
 * The all-in price of the present cart.
 *
 * @param cart something that changes whenever the cart does
 */
export function useQuote(request: QuoteRequest, cart: string) {
  const userId = useUserId()
  return useQuery({
    queryKey: checkoutKeys.quote(userId, request, cart),
    enabled: userId !== null,
    placeholderData: keepPreviousData,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
    queryFn: ({ signal }) =>
      call(
        'quote_order',
        {
          request: {
            fulfilment: request.fulfilment,
            tip_paise: request.tipPaise,
            instructions: request.instructions,
            no_cutlery: request.noCutlery,
            ...(request.addressId ? { address_id: request.addressId } : {}),
            ...(request.couponCode ? { coupon_code: request.couponCode } : {}),
          },
        },
        quote,
        signal,
      ),
  })
}
