import { leftToPay, type OpenMethod, walletPart } from '@angadi/data/checkout/quote.ts'
import { type RideQuote, usePlaceRide } from '@angadi/data/rides/ride-quote.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useRef, useState } from 'react'
import { openToPay } from '../../shared/pay/pay-paths.ts'

/**
 * The choice of how a ride is paid, and ordering it; a second tap orders nothing twice.
 *
 * @param onPlaced with the order, before the gateway opens where one pays there
 */
export function usePayRide(quote: RideQuote, onPlaced: (orderId: string, isToPay: boolean) => void) {
  const { mutateAsync, isPending } = usePlaceRide()
  const [chosen, setMethod] = useState<OpenMethod>()
  const [isWalletFirst, setWalletFirst] = useState(true)
  const [usesPoints, setUsesPoints] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isOtherPrice, setOtherPrice] = useState(false)
  const isSending = useRef(false)
  const missingPaise = Math.max(0, leftToPay(quote, 'wallet', usesPoints) - quote.wallet_balance_paise)
  const method = chosen ?? usual(quote, missingPaise)
  const walletFirst =
    method === 'gateway' && isWalletFirst && missingPaise > 0 ? walletPart(quote, usesPoints) : 0
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
        pointsPaise: usesPoints ? (quote.points?.paise ?? 0) : 0,
      })
      const [order] = answer.outcome === 'placed' ? answer.orders : []
      if (answer.outcome === 'price_changed') setOtherPrice(true)
      else if (order) {
        onPlaced(order.id, answer.awaits_payment === true)
        if (answer.awaits_payment) openToPay(order.id)
      }
    } catch (error) {
      noteFailure('place-ride', 'error', error)
      setFailure(error)
    } finally {
      isSending.current = false
    }
  }
  return {
    method,
    setMethod,
    isWalletFirst,
    setWalletFirst,
    usesPoints,
    setUsesPoints,
    missingPaise,
    canPlace:
      quote.placeable &&
      quote.payment_methods.includes(method) &&
      (method !== 'wallet' || missingPaise === 0),
    place,
    isPlacing: isPending,
    failure,
    isOtherPrice,
  } as const
}

/** To the driver at the end where that is possible, else what the wallet covers, else the gateway. */
function usual({ payment_methods: methods }: RideQuote, missingPaise: number): OpenMethod {
  if (methods.includes('cash')) return 'cash'
  return missingPaise === 0 || !methods.includes('gateway') ? 'wallet' : 'gateway'
}
