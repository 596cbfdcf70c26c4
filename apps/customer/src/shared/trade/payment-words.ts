import type { TradeFacts } from './trade-facts.ts'

/** What the states of a payment are called. */
export const PAYMENT_WORDS = {
  pending: 'in_progress',
  delivered: 'succeeded',
  cancelled: 'refunded',
} as const satisfies NonNullable<TradeFacts['statusWords']>['digital']
