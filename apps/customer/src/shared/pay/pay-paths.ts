import { pathTo } from '@angadi/routes/path-to.ts'
import { PAY_NOW } from '@angadi/shell/pay/pay-document.ts'

/** The screen of an order, where its payment opens at once. */
export function payPathOf(orderId: string): string {
  return pathTo('orderTrackingId', { id: orderId }, PAY_NOW)
}

/** The wallet, where a top-up is paid. */
export function topupPathOf(topupId: string): string {
  return pathTo('wallet', undefined, { topup: topupId, ...PAY_NOW })
}

/** The page of a link to pay, where the payment opens at once. */
export function payPathOfLink(token: string): string {
  return pathTo('payToken', { token }, PAY_NOW)
}

/** Loads the screen of an order anew, where its payment opens at once. */
export function openToPay(orderId: string): void {
  window.location.assign(payPathOf(orderId))
}
