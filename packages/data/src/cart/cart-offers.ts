import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useSession } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { type CartBillRequest, cartRequestArgs } from './cart-bill.ts'
import { couponReason } from './coupon-reason.ts'
import { useGuestCart } from './guest-cart.ts'
import { cartKeys } from './keys.ts'
import type { GuestLine } from './lines.ts'
import { useIsMergingCart } from './use-cart.ts'

/** A coupon that this cart can have, or could have; amounts in paise. */
const cartOffer = z.object({
  code: z.string(),
  kind: vocabulary(['flat', 'percent', 'free_delivery', 'other'], 'other'),
  /** Paise of a flat one, basis points of a percentage. */
  value: z.number(),
  cap_paise: z.nullable(z.number()),
  minimum_paise: z.number(),
  first_order_only: z.boolean(),
  valid_to: z.nullable(z.string()),
  /** In the reader's language; of the platform's coupons. */
  title: z.string(),
  /** The vendor whose items it is for; null for the platform's. */
  vendor_id: z.nullable(z.string()),
  vendor_name: z.nullable(z.string()),
  /** What it takes off now; 0 where it does not hold. */
  discount_paise: z.number(),
  /** Why it does not hold; null where it does. */
  reason: z.nullable(couponReason),
  /** The only way of paying that it holds with; null for every one. */
  method: z.nullable(vocabulary(['wallet', 'cash', 'gateway', 'other'], 'other')),
  /** What is missing to its minimum. */
  missing_paise: z.nullable(z.number()),
})
export type CartOffer = z.infer<typeof cartOffer>

/** The coupons for a cart, the one that saves the most first. */
export function cartOffersOptions(
  userId: string | null,
  request: CartBillRequest,
  cart: string,
  language: Language,
  items: readonly GuestLine[] = [],
) {
  return queryOptions({
    queryKey: cartKeys.offers(userId, request, cart, language),
    queryFn: ({ signal }) =>
      call(
        'cart_offers',
        { request: { ...cartRequestArgs(userId, request, items), language } },
        rows(cartOffer),
        signal,
      ),
  })
}

/**
 * The coupons for the current cart, the one that saves the most first.
 *
 * @param request without a coupon: which one is chosen changes nothing about the others
 * @param cart a value that changes whenever the cart does
 * @param isSent whether the server's cart has all changes of this one: nothing is asked before
 */
export function useCartOffers(request: Omit<CartBillRequest, 'couponCode'>, cart: string, isSent: boolean) {
  const { userId, ready } = useSession()
  const items = useGuestCart(({ lines }) => lines)
  const isMerging = useIsMergingCart()
  const language = useLanguage((state) => state.language)
  return useQuery({
    ...cartOffersOptions(userId, request, cart, language, items),
    enabled: ready && isSent && !isMerging && cart !== '',
    placeholderData: keepPreviousData,
  })
}
