import type { Language } from '@angadi/i18n/languages.ts'
import type { QuoteRequest, SlotsRequest } from './quote.ts'

/** Query keys of checkouts. */
export const checkoutKeys = {
  all: ['checkout'] as const,
  quote: (userId: string | null, request: QuoteRequest, cart: string, language: Language) =>
    ['checkout', userId, request, cart, { language }] as const,
  slots: (userId: string | null, request: SlotsRequest) => ['checkout', 'slots', userId, request] as const,
}
