import type * as z from 'zod/mini'
import { call } from '../client/call.ts'

/** How long a response may take before the network counts as lost, in milliseconds. */
const ANSWER_MS = 20_000

/** What `place_order` takes. */
export interface PlaceArgs {
  readonly quote_id: string
  readonly idempotency_key: string
  readonly payment_method: 'wallet' | 'cash'
}

/**
 * What places a quote. Its idempotency key is the same in every tab, after a reload and after the phone has closed the
 * page, so that repeating it places nothing twice.
 */
export function placeArgs(quoteId: string, method: PlaceArgs['payment_method']): PlaceArgs {
  return { quote_id: quoteId, idempotency_key: `place:${quoteId}:${method}`, payment_method: method }
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
