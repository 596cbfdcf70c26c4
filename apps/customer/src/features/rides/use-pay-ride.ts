import { type RideQuote, usePlaceRide } from '@angadi/data/rides/ride-quote.ts'
import { usePlacing } from '../../shared/pay/use-placing.ts'

/**
 * The choice of how a ride is paid, to the driver at the end where that is possible, and ordering it.
 *
 * @param onPlaced with the order, before the gateway opens where one pays there
 */
export function usePayRide(quote: RideQuote, onPlaced: (orderId: string, isToPay: boolean) => void) {
  const { mutateAsync: send, isPending: isPlacing } = usePlaceRide()
  return usePlacing({
    quoteId: quote.quote_id,
    placeable: quote.placeable,
    payable: quote,
    isCashUsual: true,
    form: 'place-ride',
    send,
    isPlacing,
    onPlaced,
  })
}
