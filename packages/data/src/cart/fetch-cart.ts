import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { type CartLine, cartLine } from './cart-line.ts'
import type { GuestLine } from './lines.ts'

/** The lines of the account's cart. */
export function fetchAccountCart(signal: AbortSignal): Promise<CartLine[]> {
  return call('my_cart', {}, rows(cartLine), signal)
}

/** A guest's lines as the server prices them now. */
export function priceGuestCart(lines: readonly GuestLine[], signal: AbortSignal): Promise<CartLine[]> {
  const items = lines.map((line) => ({ ...line, option_ids: [...line.option_ids] }))
  return call('price_guest_cart', { items }, rows(cartLine), signal)
}
