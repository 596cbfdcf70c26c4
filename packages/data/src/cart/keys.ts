import type { Language } from '@angadi/i18n/languages.ts'

/** Query keys of the cart, one per user and language; `guest` for users who are not signed in. */
export const cartKeys = {
  all: ['cart'] as const,
  of: (userId: string | null, language: Language) => ['cart', userId ?? 'guest', { language }] as const,
  bill: (userId: string | null, request: unknown, cart: string) =>
    ['cart', 'bill', userId ?? 'guest', request, cart] as const,
  offers: (userId: string | null, request: unknown, cart: string, language: Language) =>
    ['cart', 'offers', userId ?? 'guest', request, cart, { language }] as const,
  guest: (lines: unknown, language: Language) => ['cart', 'guest', lines, { language }] as const,
}
