import type { BookingQuote } from '@angadi/data/bookings/booking-quote.ts'
import { paidWithBooking } from '@angadi/data/bookings/booking-quote.ts'
import { usePlaceBooking } from '@angadi/data/bookings/place-booking.ts'
import { leftToPay, type OpenMethod, type PayableQuote, walletPart } from '@angadi/data/checkout/quote.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useRef, useState } from 'react'
import { openToPay } from '../pay/pay-paths.ts'
import { forgetVisit } from './visit-draft.ts'

/** How a booking is paid, as its sheet shows it. */
export interface PayBooking {
  /** The quote as far as it is paid with the booking: the deposit, where there is one. */
  readonly payable: PayableQuote
  readonly method: OpenMethod
  readonly setMethod: (method: OpenMethod) => void
  readonly isWalletFirst: boolean
  readonly setWalletFirst: (isFirst: boolean) => void
  readonly usesPoints: boolean
  readonly setUsesPoints: (isUsed: boolean) => void
  /** How much the wallet is short, in paise. */
  readonly missingPaise: number
  /** What is paid now, after points and wallet, in paise; 0 where it is paid at the vendor. */
  readonly nowPaise: number
  readonly canPlace: boolean
  readonly place: () => Promise<void>
  readonly isPlacing: boolean
  readonly failure: unknown
  /** Whether the price turned out to be another one; the new one is shown. */
  readonly isOtherPrice: boolean
}

/**
 * The choice of how a booking is paid, and placing it.
 *
 * @param onPlaced with the order, once it is placed and nothing waits for the gateway
 */
export function usePayBooking(quote: BookingQuote, onPlaced: (orderId: string) => void): PayBooking {
  const { mutateAsync, isPending } = usePlaceBooking()
  const [chosen, setMethod] = useState<OpenMethod>()
  const [isWalletFirst, setWalletFirst] = useState(true)
  const [usesPoints, setUsesPoints] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isOtherPrice, setOtherPrice] = useState(false)
  const isSending = useRef(false)
  const payable: PayableQuote = {
    ...quote,
    totals: { ...quote.totals, total_paise: paidWithBooking(quote) },
  }
  const missingPaise = Math.max(0, leftToPay(payable, 'wallet', usesPoints) - quote.wallet_balance_paise)
  const method = chosen ?? usual(quote, missingPaise)
  const pointsPaise = usesPoints ? (quote.points?.paise ?? 0) : 0
  const walletFirst =
    method === 'gateway' && isWalletFirst && missingPaise > 0 ? walletPart(payable, usesPoints) : 0
  const place = async () => {
    if (isSending.current || quote.quote_id === null) return
    isSending.current = true
    setFailure(undefined)
    setOtherPrice(false)
    try {
      const answer = await mutateAsync({
        quoteId: quote.quote_id,
        method,
        walletFirst: walletFirst > 0,
        pointsPaise,
      })
      const [order] = answer.outcome === 'placed' ? answer.orders : []
      if (answer.outcome === 'price_changed') setOtherPrice(true)
      else if (order) {
        forgetVisit()
        if (answer.awaits_payment) openToPay(order.id)
        else onPlaced(order.id)
      }
    } catch (error) {
      noteFailure('place-booking', 'error', error)
      setFailure(error)
    } finally {
      isSending.current = false
    }
  }
  return {
    payable,
    method,
    setMethod,
    isWalletFirst,
    setWalletFirst,
    usesPoints,
    setUsesPoints,
    missingPaise,
    nowPaise: method === 'cash' ? 0 : leftToPay(payable, method, usesPoints) - walletFirst,
    canPlace:
      quote.placeable &&
      quote.payment_methods.includes(method) &&
      (method !== 'wallet' || missingPaise === 0),
    place,
    isPlacing: isPending,
    failure,
    isOtherPrice,
  }
}

/** At the vendor where that is possible, else what the wallet covers, which is what costs nothing; else the gateway. */
function usual({ payment_methods: methods, totals }: BookingQuote, missingPaise: number): OpenMethod {
  if (methods.includes('cash') && totals.total_paise > 0) return 'cash'
  return missingPaise === 0 || !methods.includes('gateway') ? 'wallet' : 'gateway'
}
