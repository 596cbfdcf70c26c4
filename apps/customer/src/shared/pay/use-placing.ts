import type { PlaceChoice } from '@angadi/data/checkout/place-order.ts'
import { leftToPay, type OpenMethod, type PayableQuote, walletPart } from '@angadi/data/checkout/quote.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useRef, useState } from 'react'
import { openToPay } from './pay-paths.ts'

interface PlacedOrder {
  readonly outcome: 'placed'
  /** Whether it is placed only once a payment at the gateway has arrived. */
  readonly awaits_payment?: boolean | undefined
  readonly orders: readonly { readonly id: string }[]
}

export interface PlacingProps {
  readonly quoteId: string | null
  readonly placeable: boolean
  /** The quote as far as it is paid now. */
  readonly payable: PayableQuote
  /** Whether one usually pays whoever comes, where that is possible. */
  readonly isCashUsual: boolean
  /** By which name a failure is noted. */
  readonly form: string
  readonly send: (choice: PlaceChoice) => Promise<PlacedOrder | { readonly outcome: 'price_changed' }>
  readonly isPlacing: boolean
  /** With the order, before the gateway opens where one pays there. */
  readonly onPlaced: (orderId: string, isToPay: boolean) => void
}

/**
 * The choice of how an order of one quote is paid, and placing it; a second tap places nothing twice (Spec §4 Orders).
 */
export function usePlacing({
  quoteId,
  placeable,
  payable,
  isCashUsual,
  form,
  send,
  isPlacing,
  onPlaced,
}: PlacingProps) {
  const [chosen, setMethod] = useState<OpenMethod>()
  const [isWalletFirst, setWalletFirst] = useState(true)
  const [usesPoints, setUsesPoints] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isOtherPrice, setOtherPrice] = useState(false)
  const isSending = useRef(false)
  const { payment_methods: methods, wallet_balance_paise: balance } = payable
  const missingPaise = Math.max(0, leftToPay(payable, 'wallet', usesPoints) - balance)
  // What costs nothing is the wallet's; else the gateway.
  const rest = missingPaise === 0 || !methods.includes('gateway') ? 'wallet' : 'gateway'
  const method = chosen ?? (isCashUsual && methods.includes('cash') ? 'cash' : rest)
  const walletFirst =
    method === 'gateway' && isWalletFirst && missingPaise > 0 ? walletPart(payable, usesPoints) : 0
  const place = async () => {
    if (isSending.current || quoteId === null) return
    isSending.current = true
    setFailure(undefined)
    setOtherPrice(false)
    try {
      const answer = await send({
        quoteId,
        method,
        walletFirst: walletFirst > 0,
        pointsPaise: usesPoints ? (payable.points?.paise ?? 0) : 0,
      })
      if (answer.outcome === 'price_changed') return setOtherPrice(true)
      const [order] = answer.orders
      if (!order) return
      onPlaced(order.id, answer.awaits_payment === true)
      if (answer.awaits_payment) openToPay(order.id)
    } catch (error) {
      noteFailure(form, 'error', error)
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
    /** How much the wallet is short, in paise. */
    missingPaise,
    /** What is paid now, after points and wallet, in paise; 0 where whoever comes is paid. */
    nowPaise: method === 'cash' ? 0 : leftToPay(payable, method, usesPoints) - walletFirst,
    canPlace: placeable && methods.includes(method) && (method !== 'wallet' || missingPaise === 0),
    place,
    isPlacing,
    failure,
    /** Whether the price turned out to be another one; the new one is shown. */
    isOtherPrice,
  } as const
}
