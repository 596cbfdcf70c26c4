import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { checkoutKeys } from './keys.ts'
import { QUOTE_REFRESH_MS, type Quote, type QuoteRequest, quote } from './quote.ts'

/** Requests a quote for the current cart, or for some lines of it. */
export type QuoteOrder = (request: QuoteRequest, language: Language, signal: AbortSignal) => Promise<Quote>

const quoteOrder: QuoteOrder = (request, language, signal) =>
  call(
    'quote_order',
    {
      request: {
        fulfilment: request.fulfilment,
        tip_paise: request.tipPaise,
        instructions: request.instructions,
        no_cutlery: request.noCutlery,
        ...(request.addressId ? { address_id: request.addressId } : {}),
        ...(request.scheduledFor ? { scheduled_for: request.scheduledFor } : {}),
        ...(request.slots ? { slots: request.slots } : {}),
        ...(request.cartItemIds ? { cart_item_ids: [...request.cartItemIds] } : {}),
        ...(request.business ? { business: request.business } : {}),
        ...(request.gift ? { gift: { ...request.gift } } : {}),
        ...(request.couponCode ? { coupon_code: request.couponCode } : {}),
        language,
      },
    },
    quote,
    signal,
  )

/** The price of a cart for the customer's choices at checkout, its items named in a language. */
export function quoteOptions(
  userId: string | null,
  request: QuoteRequest,
  cart: string,
  language: Language,
  ask: QuoteOrder = quoteOrder,
) {
  return queryOptions({
    queryKey: checkoutKeys.quote(userId, request, cart, language),
    enabled: userId !== null,
    staleTime: QUOTE_REFRESH_MS,
    refetchInterval: QUOTE_REFRESH_MS,
    queryFn: ({ signal }) => ask(request, language, signal),
  })
}

/**
 * The all-in price of the current cart.
 *
 * @param cart a value that changes whenever the cart does
 * @param isSent whether the server's cart has all changes of this one: nothing is asked before
 * @param ask the server call
 */
export function useQuote(request: QuoteRequest, cart: string, isSent: boolean, ask?: QuoteOrder) {
  const language = useLanguage((state) => state.language)
  const options = quoteOptions(useUserId(), request, cart, language, ask)
  return useQuery({
    ...options,
    enabled: options.enabled === true && isSent,
    placeholderData: keepPreviousData,
  })
}
