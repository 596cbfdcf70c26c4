import { initialUrl } from '@angadi/data/session/initial-url.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'

/** The query parameter that opens the payment at once. */
const PAY = 'pay'
const NOW = 'now'

/** The query of an address that asks for the payment to be opened at once. */
export const PAY_NOW = { [PAY]: NOW } as const

/** Whether the document that was loaded first may load the gateway's checkout. */
export function isPayDocument(): boolean {
  return matchRoute(initialUrl().path)?.route.pays === true
}

/** Whether an address asks for the payment to be opened at once. */
export function wantsToPay(search: URLSearchParams): boolean {
  return search.get(PAY) === NOW
}

/** An address without the wish to pay at once, so that a reload opens nothing. */
export function withoutPaying(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(PAY)
  return rest
}
