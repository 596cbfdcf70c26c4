import { type DigitalWay, usePayQuote } from '@angadi/data/digital/pay.ts'
import type { DigitalQuote } from '@angadi/data/digital/quote.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useRef, useState } from 'react'
import { openToPay } from '../../shared/pay/pay-paths.ts'
import { forgetDigitalDraft } from './digital-draft.ts'

/** Pays a quote and opens the payment, or where it is paid; a second tap pays nothing twice. */
export function usePay(): {
  readonly pay: (quote: DigitalQuote, way: DigitalWay) => Promise<void>
  readonly isPaying: boolean
  /** Why the last attempt failed. */
  readonly failure: unknown
  /** The total that was agreed to when the price turned out to be another, in paise. */
  readonly before: number | undefined
} {
  const { mutateAsync, isPending } = usePayQuote()
  const go = useNavigateTo()
  const [failure, setFailure] = useState<unknown>()
  const [before, setBefore] = useState<number>()
  const isSending = useRef(false)
  const pay = async ({ quote_id: quoteId, totals }: DigitalQuote, way: DigitalWay) => {
    if (isSending.current || quoteId === null) return
    isSending.current = true
    setFailure(undefined)
    setBefore(undefined)
    try {
      const answer = await mutateAsync({ quoteId, way })
      if (answer.outcome === 'price_changed') return setBefore(totals.total_paise)
      const [order] = answer.orders
      // Back from the payment leads to the list of orders, not to a form that has been paid.
      go(pathTo('orders'), { replace: true })
      if (order && answer.awaits_payment) openToPay(order.id)
      else if (order) go(pathTo('orderTrackingId', { id: order.id }))
      forgetDigitalDraft()
    } catch (error) {
      noteFailure('pay-digital', 'error', error)
      setFailure(error)
    } finally {
      isSending.current = false
    }
  }
  return { pay, isPaying: isPending, failure, before }
}
