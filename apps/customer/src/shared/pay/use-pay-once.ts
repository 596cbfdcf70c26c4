import { pathTo } from '@angadi/routes/path-to.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useRef, useState } from 'react'
import { openToPay } from './pay-paths.ts'

interface OneQuote {
  readonly quote_id: string | null
  readonly totals: { readonly total_paise: number }
}

type Answer =
  | {
      readonly outcome: 'placed'
      readonly awaits_payment: boolean
      readonly orders: readonly { readonly id: string }[]
    }
  | { readonly outcome: 'price_changed' }

/**
 * Pays a quote in one of the ways that its sheet offers, and opens the order, or where it is paid; a second tap pays
 * nothing twice.
 *
 * @param form by which name a failure is noted
 * @param onPaid forgets what was entered
 */
export function usePayOnce<Way extends string>(
  form: string,
  send: (choice: { readonly quoteId: string; readonly way: Way }) => Promise<Answer>,
  onPaid: () => void,
): {
  readonly pay: (quote: OneQuote, way: Way) => Promise<void>
  /** Why the last attempt failed. */
  readonly failure: unknown
  /** The total that was agreed to when the price turned out to be another, in paise. */
  readonly before: number | undefined
} {
  const go = useNavigateTo()
  const [failure, setFailure] = useState<unknown>()
  const [before, setBefore] = useState<number>()
  const isSending = useRef(false)
  const pay = async ({ quote_id: quoteId, totals }: OneQuote, way: Way) => {
    if (isSending.current || quoteId === null) return
    isSending.current = true
    setFailure(undefined)
    setBefore(undefined)
    try {
      const answer = await send({ quoteId, way })
      if (answer.outcome === 'price_changed') return setBefore(totals.total_paise)
      const [order] = answer.orders
      // Back from the payment leads to the list of orders, not to a form that has been paid.
      go(pathTo('orders'), { replace: true })
      if (order && answer.awaits_payment) openToPay(order.id)
      else if (order) go(pathTo('orderTrackingId', { id: order.id }))
      onPaid()
    } catch (error) {
      noteFailure(form, 'error', error)
      setFailure(error)
    } finally {
      isSending.current = false
    }
  }
  return { pay, failure, before }
}
