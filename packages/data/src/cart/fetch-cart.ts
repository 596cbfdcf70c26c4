import type { Language } from '@angadi/i18n/languages.ts'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { type CartLine, cartLine } from './cart-line.ts'
import type { GuestLine } from './lines.ts'

/** The lines of the account's cart in the user's language. */
export function fetchAccountCart(language: Language, signal: AbortSignal): Promise<CartLine[]> {
  return call('my_cart', { language }, rows(cartLine), signal)
}

/** A guest's lines as the server prices them now, in the user's language. */
export function priceGuestCart(
  lines: readonly GuestLine[],
  language: Language,
  signal: AbortSignal,
): Promise<CartLine[]> {
  const items = lines.map((line) => ({ ...line, option_ids: [...line.option_ids] }))
  return call('price_guest_cart', { items, language }, rows(cartLine), signal)
}
