import { type BookingQuote, paidWithBooking } from '@angadi/data/bookings/booking-quote.ts'
import { usePlaceBooking } from '@angadi/data/bookings/place-booking.ts'
import type { PayableQuote } from '@angadi/data/checkout/quote.ts'
import { usePlacing } from '../pay/use-placing.ts'
import { forgetVisit } from './visit-draft.ts'

/**
 * The choice of how a booking is paid, at the vendor where that is possible, and placing it. What is paid with the
 * booking is the deposit, where there is one.
 *
 * @param onPlaced with the order, once it is placed and nothing waits for the gateway
 */
export function usePayBooking(quote: BookingQuote, onPlaced: (orderId: string) => void) {
  const { mutateAsync: send, isPending: isPlacing } = usePlaceBooking()
  const payable: PayableQuote = {
    ...quote,
    totals: { ...quote.totals, total_paise: paidWithBooking(quote) },
  }
  const placing = usePlacing({
    quoteId: quote.quote_id,
    placeable: quote.placeable,
    payable,
    isCashUsual: quote.totals.total_paise > 0,
    form: 'place-booking',
    send,
    isPlacing,
    onPlaced: (orderId, isToPay) => {
      forgetVisit()
      if (!isToPay) onPlaced(orderId)
    },
  })
  return { ...placing, payable }
}
