import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { AppError } from '../errors/app-error.ts'

/** A line of a guest's cart: ids and pieces, never a price. */
export interface GuestLine {
  readonly item_id: string
  readonly option_ids: readonly string[]
  readonly quantity: number
  readonly special_instructions: string | null
}

/** What makes two lines the same: the item and the chosen options, in whatever order they were tapped. */
export function lineKey(line: Pick<GuestLine, 'item_id' | 'option_ids'>): string {
  return [line.item_id, ...line.option_ids.toSorted()].join(',')
}

/** The most pieces that one line holds (Spec §4 Cart). */
export const MAX_PIECES = 50

/** The most different things in one cart, for guests as for accounts. */
const MAX_LINES = 60

/**
 * The cart with pieces added to the line they belong to, at most 50 a line (Spec §4 Cart).
 *
 * @throws AppError cart_full
 */
export function withAdded(lines: readonly GuestLine[], added: GuestLine): readonly GuestLine[] {
  const key = lineKey(added)
  if (!lines.some((line) => lineKey(line) === key)) {
    if (lines.length >= MAX_LINES) throw new AppError('cart_full', 'cart_full', false)
    return [...lines, added]
  }
  return lines.map((line) =>
    lineKey(line) === key
      ? {
          ...line,
          quantity: Math.min(MAX_PIECES, line.quantity + added.quantity),
          special_instructions: added.special_instructions ?? line.special_instructions,
        }
      : line,
  )
}

/** The cart with a line set to so many pieces; 0 or less takes it out (Spec §4 Cart). */
export function withQuantity(
  lines: readonly GuestLine[],
  key: string,
  quantity: number,
): readonly GuestLine[] {
  if (quantity <= 0) return lines.filter((line) => lineKey(line) !== key)
  return lines.map((line) =>
    lineKey(line) === key ? { ...line, quantity: Math.min(MAX_PIECES, quantity) } : line,
  )
}

/** The cart with another note for the kitchen on one line; a blank one takes the note away. */
export function withNote(lines: readonly GuestLine[], key: string, note: string): readonly GuestLine[] {
  return lines.map((line) =>
    lineKey(line) === key ? { ...line, special_instructions: note.trim() || null } : line,
  )
}

interface GuestCart {
  readonly lines: readonly GuestLine[]
  readonly set: (lines: readonly GuestLine[]) => void
}

/** Where a guest's cart lies in this browser's storage. */
export const GUEST_CART = 'angadi.guest-cart'

/** The cart of whoever is not signed in; it lives in this browser and moves to the account at sign-in. */
export const useGuestCart = create<GuestCart>()(
  persist((set) => ({ lines: [], set: (lines) => set({ lines }) }), {
    name: GUEST_CART,
    version: 1,
  }),
)
