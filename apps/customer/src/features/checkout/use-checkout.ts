import type { Address } from '@angadi/data/addresses/addresses.ts'
import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { useIsCartChanging } from '@angadi/data/cart/use-is-cart-changing.ts'
import {
  type GiftCard,
  leftToPay,
  type OpenMethod,
  pointsPart,
  type Quote,
  type QuoteProblem,
  type QuoteRequest,
  toPay,
  walletPart,
} from '@angadi/data/checkout/quote.ts'
import { type QuoteOrder, useQuote } from '@angadi/data/checkout/use-quote.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { BoughtNow, idsOf } from '../../shared/checkout/bought-now.ts'
import { type CheckoutDraft, useCheckoutDraft } from '../../shared/checkout/checkout-draft.ts'
import { addressOf, cartFingerprint, chosenSlots } from '../../shared/checkout/wanted.ts'
import { isAboutCoupon } from './problem-labels.ts'
import { useSettled } from './use-settled.ts'

/** How long text and tip must stay unchanged before they are priced, in milliseconds. */
const SETTLE_MS = 500

export interface Checkout {
  readonly draft: CheckoutDraft
  readonly change: (part: Partial<CheckoutDraft>) => void
  readonly forget: () => void
  /** The delivery address; undefined without a saved address. */
  readonly address: Address | undefined
  /** The last quote from the server, even if a newer one failed to load. */
  readonly quote: Quote | undefined
  readonly error: Error | null
  /** Why the last coupon was refused; it was removed from the draft, so that the order can be placed without it. */
  readonly couponRefusal: QuoteProblem | undefined
  /** Whether the quote matches the current choices: only then may it be ordered. */
  readonly isCurrent: boolean
  /** Whether the shown quote does not match the current choices yet. */
  readonly isPricing: boolean
  readonly retry: () => void
  readonly method: OpenMethod
  /** What is paid by this method, in paise: in cash whole rupees. */
  readonly toPayPaise: number
  /** How much the wallet balance is short for this order, in paise; 0 when it is enough. */
  readonly missingPaise: number
  /** What the wallet pays first where the gateway pays the rest, in paise; 0 where one of them pays all. */
  readonly walletFirstPaise: number
  /** What points pay before everything else, in paise. */
  readonly pointsPaise: number
}

/**
 * The checkout form with the server's quote for it.
 *
 * @param ask the server call
 */
export function useCheckout(
  lines: readonly CartLine[],
  addresses: readonly Address[],
  ask?: QuoteOrder,
): Checkout {
  const { draft, change, forget } = useCheckoutDraft()
  const location = useDeliveryLocation((state) => state.location)
  const address = addressOf(draft, location, addresses)
  const isPickup = draft.fulfilment === 'pickup'
  const isSome = use(BoughtNow) !== undefined
  const cartItemIds = isSome ? idsOf(lines) : undefined
  const [last, setLast] = useState<Quote>()
  // Nobody is tipped before it is known that somebody comes.
  const tipPaise = !isPickup && last?.takes_tip ? draft.tipPaise : 0
  const settledTip = useSettled(tipPaise, SETTLE_MS)
  const instructions = useSettled(draft.instructions, SETTLE_MS)
  const gift = useSettled(sendableCard(draft), SETTLE_MS)
  const request: QuoteRequest = {
    fulfilment: draft.fulfilment,
    addressId: isPickup ? undefined : address?.id,
    tipPaise: isPickup ? 0 : tipPaise === 0 ? 0 : settledTip,
    couponCode: draft.couponCode,
    instructions,
    noCutlery: draft.noCutlery,
    scheduledFor: draft.isApart ? undefined : draft.scheduledFor,
    slots: chosenSlots(draft, lines),
    gift,
    business: draft.business,
    ...(cartItemIds ? { cartItemIds } : {}),
  }
  // A quote of the server's cart before it has all changes would be of a part of these lines, and could be ordered.
  const isCartChanging = useIsCartChanging() || (isSome && !cartItemIds)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuote(
    request,
    cartFingerprint(lines),
    !isCartChanging,
    ask,
  )
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
  const { usesPoints } = draft
  const missingPaise = quote
    ? Math.max(0, leftToPay(quote, 'wallet', usesPoints) - quote.wallet_balance_paise)
    : 0
  const method = methodOf(draft, quote, missingPaise)
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
    isCurrent: data !== undefined && !isPlaceholderData && !isCartChanging,
    isPricing:
      isFetching ||
      isCartChanging ||
      refused !== undefined ||
      settledTip !== tipPaise ||
      instructions !== draft.instructions ||
      gift !== sendableCard(draft),
    retry: () => {
      if (!isCartChanging) void refetch()
    },
    method,
    toPayPaise: quote ? toPay(quote, method, usesPoints) : 0,
    missingPaise,
    walletFirstPaise:
      quote && method === 'gateway' && draft.walletFirst && missingPaise > 0
        ? walletPart(quote, usesPoints)
        : 0,
    pointsPaise: quote ? pointsPart(quote, usesPoints) : 0,
  }
}

/** The coupon's way of paying, or the chosen one; without any the wallet, and where it is too low whatever is offered beside it. */
function methodOf({ method }: CheckoutDraft, quote: Quote | undefined, missingPaise: number): OpenMethod {
  const only = quote?.coupon?.method
  if (only && quote?.payment_methods.includes(only)) return only
  const takesGateway = quote?.payment_methods.includes('gateway') ?? false
  if (method && (method !== 'gateway' || takesGateway)) return method
  if (missingPaise === 0) return 'wallet'
  return takesGateway && !quote?.payment_methods.includes('cash') ? 'gateway' : 'cash'
}

/** The card once it names somebody: without a recipient it is not a card yet. */
function sendableCard({ giftCard }: CheckoutDraft): GiftCard | undefined {
  return giftCard && giftCard.recipient.trim() !== '' ? giftCard : undefined
}
