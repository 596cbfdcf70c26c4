import type { Address } from '@angadi/data/addresses/addresses.ts'
import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import type { Quote, QuoteProblem, QuoteRequest } from '@angadi/data/checkout/quote.ts'
import { type QuoteOrder, useQuote } from '@angadi/data/checkout/use-quote.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { type CheckoutDraft, type OpenMethod, useCheckoutDraft } from './checkout-draft.ts'
import { isAboutCoupon } from './problem-labels.ts'
import { useSettled } from './use-settled.ts'

/** How long words and figures rest before they are priced, in milliseconds. */
const SETTLE_MS = 500

export interface Checkout {
  readonly draft: CheckoutDraft
  readonly change: (part: Partial<CheckoutDraft>) => void
  readonly forget: () => void
  /** Where it goes; undefined without a saved address. */
  readonly address: Address | undefined
  /** The last price that the server gave, even when a newer one could not be had. */
  readonly quote: Quote | undefined
  readonly error: Error | null
  /** Why the last coupon was refused; the draft has let go of it, so that the order can be placed without. */
  readonly couponRefusal: QuoteProblem | undefined
  /** Whether that price is the one of what is chosen now: only then may it be ordered. */
  readonly isCurrent: boolean
  /** Whether the price on screen is not yet the price of what is chosen. */
  readonly isPricing: boolean
  readonly retry: () => void
  readonly method: OpenMethod
  /** What the wallet lacks for this order, in paise; 0 when it covers it. */
  readonly missingPaise: number
}

/**
 * The form of the checkout together with the server's price for it.
 *
 * @param ask the call of the server
 */
export function useCheckout(
  lines: readonly CartLine[],
  addresses: readonly Address[],
  ask?: QuoteOrder,
): Checkout {
  const { draft, change, forget } = useCheckoutDraft()
  const location = useDeliveryLocation((state) => state.location)
  const address =
    addresses.find(({ id }) => id === draft.addressId) ??
    addresses.find(({ id }) => id === location?.addressId) ??
    addresses[0]
  const isPickup = draft.fulfilment === 'pickup'
  const tipPaise = isPickup ? 0 : draft.tipPaise
  const settledTip = useSettled(tipPaise, SETTLE_MS)
  const instructions = useSettled(draft.instructions, SETTLE_MS)
  const request: QuoteRequest = {
    fulfilment: draft.fulfilment,
    addressId: isPickup ? undefined : address?.id,
    tipPaise: isPickup ? 0 : settledTip,
    couponCode: draft.couponCode,
    instructions,
    noCutlery: draft.noCutlery,
  }
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuote(
    request,
    cartFingerprint(lines),
    ask,
  )
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const quote = data ?? last
  const [couponRefusal, setCouponRefusal] = useState<QuoteProblem>()
  const refused = isPlaceholderData ? undefined : data?.problems.find(isAboutCoupon)
  const dropCoupon = useEffectEvent((problem: QuoteProblem) => {
    setCouponRefusal(problem)
    change({ couponCode: undefined })
  })
  useEffect(() => {
    if (refused) dropCoupon(refused)
  }, [refused])
  const missingPaise = quote ? Math.max(0, quote.totals.total_paise - quote.wallet_balance_paise) : 0
  return {
    draft,
    change: (part) => {
      if (part.couponCode !== undefined) setCouponRefusal(undefined)
      change(part)
    },
    forget,
    address,
    quote,
    error,
    couponRefusal,
    isCurrent: data !== undefined && !isPlaceholderData,
    isPricing:
      isFetching || refused !== undefined || settledTip !== tipPaise || instructions !== draft.instructions,
    retry: () => void refetch(),
    method: draft.method ?? (missingPaise > 0 ? 'cash' : 'wallet'),
    missingPaise,
  }
}

/** Changes whenever something in the cart does that may change its price. */
export function cartFingerprint(lines: readonly CartLine[]): string {
  return lines
    .map(({ id, quantity, unit_paise, orderable }) => `${id}:${quantity}:${unit_paise}:${orderable}`)
    .join()
}
