import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { charge } from '../orders/charge.ts'
import { useSession } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { couponReason } from './coupon-reason.ts'
import { useGuestCart } from './guest-cart.ts'
import { cartKeys } from './keys.ts'
import type { GuestLine } from './lines.ts'
import { useIsMergingCart } from './use-cart.ts'

/** What one vendor's part of the cart will cost; amounts in paise. */
const cartBillOrder = z.object({
  vendor_id: z.string(),
  /** `shipment` where a carrier brings it. */
  kind: z.string(),
  total_paise: z.number(),
  charges: z.array(charge),
})
export type CartBillOrder = z.infer<typeof cartBillOrder>

/** What the cart will cost at the checkout, by the same rules; amounts in paise. What cannot be ordered is left out. */
export const cartBill = z.object({
  total_paise: z.number(),
  charges: z.array(charge),
  /** Whether it is known where to; until then delivery is the least that it can be. */
  complete: z.boolean(),
  orders: rows(cartBillOrder),
  /** What the named coupon takes off; null or left out where none does. */
  coupon: z.nullish(z.object({ code: z.string(), discount_paise: z.number() })),
  /** Why the named coupon takes nothing off. */
  coupon_problem: z.nullish(z.object({ reason: couponReason, minimum_paise: z.nullish(z.number()) })),
})
export type CartBill = z.infer<typeof cartBill>

/** How and where to the cart is wanted, as the checkout will ask for it. */
export interface CartBillRequest {
  readonly fulfilment: 'delivery' | 'pickup'
  readonly addressId: string | undefined
  /** Where to while there is no saved address; the angles are in degrees. */
  readonly place: { readonly lat: number; readonly lng: number } | undefined
  /** The beginning of a slot; undefined for now. */
  readonly scheduledFor: string | undefined
  /** The beginnings of the slots of single vendors, by vendor id. */
  readonly slots: Readonly<Record<string, string>> | undefined
  readonly couponCode?: string | undefined
  /** The lines of the cart that it is about; undefined for all of them. */
  readonly cartItemIds?: readonly string[] | undefined
}

/** A request about the cart as the server takes it; `items` are a guest's lines, an account's are known to the server. */
export function cartRequestArgs(
  userId: string | null,
  request: CartBillRequest,
  items: readonly GuestLine[],
) {
  return {
    fulfilment: request.fulfilment,
    ...(request.addressId ? { address_id: request.addressId } : {}),
    ...(request.place ? { place: { ...request.place } } : {}),
    ...(request.scheduledFor ? { scheduled_for: request.scheduledFor } : {}),
    ...(request.slots ? { slots: request.slots } : {}),
    ...(request.cartItemIds ? { cart_item_ids: [...request.cartItemIds] } : {}),
    ...(request.couponCode ? { coupon_code: request.couponCode } : {}),
    ...(userId === null
      ? { items: items.map((line) => ({ ...line, option_ids: [...line.option_ids] })) }
      : {}),
  }
}

/** The bill of a cart. */
export function cartBillOptions(
  userId: string | null,
  request: CartBillRequest,
  cart: string,
  items: readonly GuestLine[] = [],
) {
  return queryOptions({
    queryKey: cartKeys.bill(userId, request, cart),
    queryFn: ({ signal }) =>
      call('cart_bill', { request: cartRequestArgs(userId, request, items) }, cartBill, signal),
  })
}

/**
 * The all-in price of the current cart, before the checkout.
 *
 * @param cart a value that changes whenever the cart does
 * @param isSent whether the server's cart has all changes of this one: nothing is asked before
 */
export function useCartBill(request: CartBillRequest, cart: string, isSent: boolean) {
  const { userId, ready } = useSession()
  const items = useGuestCart(({ lines }) => lines)
  const isMerging = useIsMergingCart()
  return useQuery({
    ...cartBillOptions(userId, request, cart, items),
    enabled: ready && isSent && !isMerging && cart !== '',
    placeholderData: keepPreviousData,
  })
}
