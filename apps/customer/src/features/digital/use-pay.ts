import { usePayFromWallet } from '@angadi/data/digital/pay.ts'
import type { DigitalQuote } from '@angadi/data/digital/quote.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useRef, useState } from 'react'
import { forgetDigitalDraft } from './digital-draft.ts'

/** Pays a quote from the wallet and opens the payment; a second tap pays nothing twice. */
export function usePay(): {
  readonly pay: (quote: DigitalQuote) => Promise<void>
  readonly isPaying: boolean
  /** Why the last attempt failed. */
  readonly failure: unknown
  /** The total that was agreed to when the price turned out to be another, in paise. */
  readonly before: number | undefined
} {
  const { mutateAsync, isPending } = usePayFromWallet()
  const go = useNavigateTo()
  const [failure, setFailure] = useState<unknown>()
  const [before, setBefore] = useState<number>()
  const isSending = useRef(false)
  const pay = async ({ quote_id: quoteId, totals }: DigitalQuote) => {
    if (isSending.current || quoteId === null) return
    isSending.current = true
    setFailure(undefined)
    setBefore(undefined)
    try {
      const answer = await mutateAsync(quoteId)
      if (answer.outcome === 'price_changed') return setBefore(totals.total_paise)
      const [order] = answer.orders
      // Back from the payment leads to the list of orders, not to a form that has been paid.
      go(pathTo('orders'), { replace: true })
      if (order) go(pathTo('orderTrackingId', { id: order.id }))
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
