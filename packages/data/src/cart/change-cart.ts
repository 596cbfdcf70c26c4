import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import type { CartLine } from './cart-line.ts'
import { lineKey, useGuestCart, withAdded, withQuantity } from './guest-cart.ts'
import { cartKeys } from './keys.ts'

/** What is put into the cart: ids and pieces. */
export interface Addition {
  readonly itemId: string
  readonly optionIds: readonly string[]
  readonly quantity: number
  readonly instructions?: string
}

/** Puts an item into the cart: on the server, or into this browser for a guest. */
export function useAddToCart() {
  const queryClient = useQueryClient()
  const isGuest = useUserId() === null
  return useMutation({
    mutationFn: async ({ itemId, optionIds, quantity, instructions }: Addition) => {
      if (isGuest) {
        const cart = useGuestCart.getState()
        const added = {
          item_id: itemId,
          option_ids: optionIds,
          quantity,
          special_instructions: instructions ?? null,
        }
        cart.set(withAdded(cart.lines, added))
        return
      }
      await call(
        'add_to_cart',
        {
          item_id: itemId,
          option_ids: [...optionIds],
          quantity,
          ...(instructions ? { special_instructions: instructions } : {}),
        },
        z.string(),
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  })
}

/** Sets the pieces of a line; 0 takes it out. The screen shows the new figure at once and the old one if it fails. */
export function useSetQuantity() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async ({ line, quantity }: { line: CartLine; quantity: number }) => {
      if (line.id === undefined) {
        const cart = useGuestCart.getState()
        cart.set(withQuantity(cart.lines, lineKey(line), quantity))
        return
      }
      await call('set_cart_quantity', { cart_item_id: line.id, quantity }, nothing)
    },
    onMutate: async ({ line, quantity }) => {
      const queryKey = cartKeys.of(userId)
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<CartLine[]>(queryKey)
      queryClient.setQueryData<CartLine[]>(queryKey, (lines) =>
        lines?.flatMap((one) => (one.id !== line.id ? [one] : quantity <= 0 ? [] : [{ ...one, quantity }])),
      )
      return { before }
    },
    onError: (_error, _change, context) => {
      if (context?.before) queryClient.setQueryData(cartKeys.of(userId), context.before)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  })
}

/** What the kitchen should know about one line. */
export function useSetInstructions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ line, instructions }: { line: CartLine; instructions: string }) => {
      if (line.id === undefined) {
        const cart = useGuestCart.getState()
        const key = lineKey(line)
        cart.set(
          cart.lines.map((one) =>
            lineKey(one) === key ? { ...one, special_instructions: instructions || null } : one,
          ),
        )
        return
      }
      await call(
        'set_cart_instructions',
        { cart_item_id: line.id, special_instructions: instructions },
        nothing,
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  })
}

/** Empties the cart, or one vendor's part of it. */
export function useClearCart() {
  const queryClient = useQueryClient()
  const isGuest = useUserId() === null
  return useMutation({
    mutationFn: async () => {
      if (isGuest) useGuestCart.getState().set([])
      else await call('clear_cart', {}, nothing)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  })
}
