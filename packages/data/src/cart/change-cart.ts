import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { AppError } from '../errors/app-error.ts'
import { nothing } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import { type CartLine, cartLine, type LineLook } from './cart-line.ts'
import { withAdded } from './guest-cart.ts'
import { lineKey, withNote, withPieces, withQuantity } from './lines.ts'
import { useCartChange } from './use-cart-change.ts'

/** An item to add to the cart: ids and pieces, and what the line shows until the server has priced it. */
export interface Addition {
  readonly itemId: string
  readonly optionIds: readonly string[]
  readonly quantity: number
  readonly instructions?: string | undefined
  readonly variant: LineLook
}

/** The id of a line on the server; a line that was added a moment ago is shown before its id is known. */
async function idOf(line: CartLine): Promise<string> {
  if (line.id !== undefined) return line.id
  const lines = await call('my_cart', {}, rows(cartLine))
  const id = lines.find((one) => lineKey(one) === lineKey(line))?.id
  if (id === undefined) throw new AppError('cart_item_not_found', 'cart_item_not_found', false)
  return id
}

/** Adds an item to the cart: on the server, or in this browser for a guest. */
export function useAddToCart() {
  return useCartChange<Addition>({
    shown: (lines, { itemId, optionIds, quantity, instructions, variant }) =>
      withPieces(lines, {
        ...variant,
        item_id: itemId,
        option_ids: [...optionIds],
        quantity,
        special_instructions: instructions ?? null,
        orderable: true,
        unavailable_reason: null,
      }),
    guest: (lines, { itemId, optionIds, quantity, instructions }) =>
      withAdded(lines, {
        item_id: itemId,
        option_ids: optionIds,
        quantity,
        special_instructions: instructions ?? null,
      }),
    send: ({ itemId, optionIds, quantity, instructions }) =>
      call(
        'add_to_cart',
        {
          item_id: itemId,
          option_ids: [...optionIds],
          quantity,
          ...(instructions ? { special_instructions: instructions } : {}),
        },
        z.string(),
      ),
  })
}

/** Sets the pieces of a line; 0 removes it. */
export function useSetQuantity() {
  return useCartChange<{ readonly line: CartLine; readonly quantity: number }>({
    shown: (lines, { line, quantity }) => withQuantity(lines, lineKey(line), quantity),
    guest: (lines, { line, quantity }) => withQuantity(lines, lineKey(line), quantity),
    send: async ({ line, quantity }) =>
      call('set_cart_quantity', { cart_item_id: await idOf(line), quantity }, nothing),
  })
}

/** Sets the customer's instructions for one line. */
export function useSetInstructions() {
  return useCartChange<{ readonly line: CartLine; readonly instructions: string }>({
    shown: (lines, { line, instructions }) => withNote(lines, lineKey(line), instructions),
    guest: (lines, { line, instructions }) => withNote(lines, lineKey(line), instructions),
    send: async ({ line, instructions }) =>
      call(
        'set_cart_instructions',
        { cart_item_id: await idOf(line), special_instructions: instructions },
        nothing,
      ),
  })
}

/** Empties the cart. */
export function useClearCart() {
  return useCartChange<void>({
    shown: () => [],
    guest: () => [],
    send: () => call('clear_cart', {}, nothing),
  })
}
