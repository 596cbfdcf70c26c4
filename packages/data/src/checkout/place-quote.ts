import type * as z from 'zod/mini'
import { call } from '../client/call.ts'
import type { OpenMethod } from './quote.ts'

/** How long a response may take before the network counts as lost, in milliseconds. */
const ANSWER_MS = 20_000

/** What `place_order` takes. */
export interface PlaceArgs {
  readonly quote_id: string
  readonly idempotency_key: string
  readonly payment_method: OpenMethod
  /** With the gateway: the wallet pays as far as it reaches, the gateway the rest. */
  readonly wallet_first?: boolean
  /** What points pay first, as the quote offers it. */
  readonly points_paise?: number
}

/**
 * What places a quote. Its idempotency key is the same in every tab, after a reload and after the phone has closed the
 * page, so that repeating it places nothing twice.
 *
 * @param walletFirst whether the wallet pays first, and the gateway the rest
 * @param pointsPaise what points pay before everything else
 */
export function placeArgs(
  quoteId: string,
  method: OpenMethod,
  walletFirst = false,
  pointsPaise = 0,
): PlaceArgs {
  const isWalletFirst = method === 'gateway' && walletFirst
  return {
    quote_id: quoteId,
    idempotency_key: ['place', quoteId, method, isWalletFirst ? 'rest' : '', pointsPaise > 0 ? 'points' : '']
      .filter(Boolean)
      .join(':'),
    payment_method: method,
    ...(isWalletFirst ? { wallet_first: true } : {}),
    ...(pointsPaise > 0 ? { points_paise: pointsPaise } : {}),
  }
}

/**
 * Places a quote of any kind.
 *
 * @param answer the answer's shape, which depends on the kind
 * @throws AppError wallet_too_low, quote_used, quote_not_found, too_many_orders, network
 */
export function placeQuote<Schema extends z.ZodMiniType>(
  args: PlaceArgs,
  answer: Schema,
): Promise<z.infer<Schema>> {
  return call('place_order', { ...args }, answer, AbortSignal.timeout(ANSWER_MS))
}
