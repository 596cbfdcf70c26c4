import { type PlaceOrder, usePlaceOrder } from '@angadi/data/checkout/place-order.ts'
import { leftToPay, type Quote } from '@angadi/data/checkout/quote.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect, useRef, useState } from 'react'
import { type Attempt, useCheckoutDraft } from '../../shared/checkout/checkout-draft.ts'
import { openToPay } from '../../shared/pay/pay-paths.ts'

/** Why an attempt did not result in an order. */
export type SubmitOrderNotice =
  | { readonly kind: 'price_changed'; readonly beforePaise: number; readonly afterPaise: number }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Placing an order, as the parts of the checkout use it. */
export interface SubmitOrder {
  readonly submitOrder: (attempt: Attempt, totalPaise: number) => Promise<void>
  readonly isSubmitting: boolean
  readonly notice: SubmitOrderNotice | undefined
}

/**
 * Places the order and opens its screen. The attempt is stored before it is sent: whatever happens to the network or
 * the tab, the next try repeats it instead of ordering a second time. It belongs to the whole screen: the server may
 * empty the cart, and with it the form, before the answer is here.
 *
 * @param send the server call
 * @param openPayment loads the screen on which an order is paid
 */
export function useSubmitOrder(send?: PlaceOrder, openPayment = openToPay): SubmitOrder {
  const { t } = useTranslation('checkout')
  const { change, forget, putAside } = useCheckoutDraft()
  const { mutateAsync, isPending } = usePlaceOrder(send)
  const go = useNavigateTo()
  const [notice, setNotice] = useState<SubmitOrderNotice>()
  const isShown = useRef(true)
  // A second tap can arrive before the next render.
  const isSending = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const submitOrder = async (attempt: Attempt, totalPaise: number) => {
    if (isSending.current) return
    isSending.current = true
    setNotice(undefined)
    change({ attempt })
    try {
      const answer = await mutateAsync(attempt)
      // The wallet pays one order after the other: what is left to the gateway is the last one's.
      const unpaid = answer.outcome === 'placed' && answer.awaits_payment ? answer.orders.at(-1) : undefined
      if (answer.outcome === 'placed' && unpaid) {
        putAside(answer.checkout_id)
        if (isShown.current) {
          go(pathTo('orders'), { replace: true })
          openPayment(unpaid.id)
        }
        return
      }
      if (answer.outcome === 'placed') {
        const [first] = answer.orders
        if (isShown.current) {
          notify.success(t('placed', { count: answer.orders.length }))
          // Back from the order leads to the list of orders, not to the checkout of an empty cart.
          go(pathTo('orders'), { replace: true })
          if (first && answer.orders.length === 1) go(pathTo('orderTrackingId', { id: first.id }))
        }
        forget()
        return
      }
      change({ attempt: undefined })
      setNotice(noticeOf(answer.quote, totalPaise, attempt))
    } catch (error) {
      // The server has refused the order, so there is no attempt left to repeat.
      if (error instanceof AppError && !error.retryable) change({ attempt: undefined })
      noteFailure('place-order', 'error', error)
      setNotice({ kind: 'failed', error })
    } finally {
      isSending.current = false
    }
  }
  return { submitOrder, isSubmitting: isPending, notice }
}

/** What is left to pay beside the points: they may have ended, or been spent in another tab, at the same price. */
function noticeOf(
  quote: Quote,
  beforePaise: number,
  { method, pointsPaise = 0 }: Attempt,
): SubmitOrderNotice {
  if (!quote.placeable) return { kind: 'blocked' }
  return {
    kind: 'price_changed',
    beforePaise: beforePaise - pointsPaise,
    afterPaise: leftToPay(quote, method, pointsPaise > 0),
  }
}
