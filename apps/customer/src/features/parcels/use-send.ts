import type { ParcelQuote } from '@angadi/data/parcels/quote.ts'
import { type ParcelWay, useSendParcel } from '@angadi/data/parcels/send-parcel.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useRef, useState } from 'react'
import { openToPay } from '../../shared/pay/pay-paths.ts'
import { forgetParcel } from './parcel-draft.ts'

/** Sends a parcel and opens it, or where it is paid; a second tap sends nothing twice. */
export function useSend(): {
  readonly send: (quote: ParcelQuote, way: ParcelWay) => Promise<void>
  readonly isSending: boolean
  /** Why the last attempt failed. */
  readonly failure: unknown
  /** The total that was agreed to when the price turned out to be another, in paise. */
  readonly before: number | undefined
} {
  const { mutateAsync, isPending } = useSendParcel()
  const go = useNavigateTo()
  const [failure, setFailure] = useState<unknown>()
  const [before, setBefore] = useState<number>()
  const isBusy = useRef(false)
  const send = async ({ quote_id: quoteId, totals }: ParcelQuote, way: ParcelWay) => {
    if (isBusy.current || quoteId === null) return
    isBusy.current = true
    setFailure(undefined)
    setBefore(undefined)
    try {
      const answer = await mutateAsync({ quoteId, way })
      if (answer.outcome === 'price_changed') return setBefore(totals.total_paise)
      const [order] = answer.orders
      go(pathTo('orders'), { replace: true })
      if (order && answer.awaits_payment) openToPay(order.id)
      else if (order) go(pathTo('orderTrackingId', { id: order.id }))
      forgetParcel()
    } catch (error) {
      noteFailure('send-parcel', 'error', error)
      setFailure(error)
    } finally {
      isBusy.current = false
    }
  }
  return { send, isSending: isPending, failure, before }
}
