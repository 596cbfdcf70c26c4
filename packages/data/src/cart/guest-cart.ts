import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { AppError } from '../errors/app-error.ts'
import { type GuestLine, withPieces } from './lines.ts'

/** The most lines in one cart, for guests as for accounts. */
const MAX_LINES = 60

/**
 * The cart with pieces added to the line they belong to, at most 50 a line (Spec §4 Cart).
 *
 * @throws AppError cart_full
 */
export function withAdded(lines: readonly GuestLine[], added: GuestLine): readonly GuestLine[] {
  const next = withPieces(lines, added)
  if (next.length > Math.max(lines.length, MAX_LINES)) throw new AppError('cart_full', 'cart_full', false)
  return next
}

interface GuestCart {
  readonly lines: readonly GuestLine[]
  /** The key with which exactly these lines are being moved to an account; kept until the server has confirmed it. */
  readonly mergeKey?: string | undefined
  /** Whether moving them has failed for good on this page: the account's cart is shown without them. */
  readonly mergeFailed?: boolean
  readonly set: (lines: readonly GuestLine[]) => void
  /** The key to move these lines with: the same one until they are moved or changed. */
  readonly keyForMerging: () => string
}

/** Storage key of a guest's cart. */
export const GUEST_CART = 'angadi.guest-cart'

/** The guest's cart; it is stored in this browser and moves to the account at sign-in. */
export const useGuestCart = create<GuestCart>()(
  persist(
    (set, get) => ({
      lines: [],
      set: (lines) => set({ lines, mergeKey: undefined, mergeFailed: false }),
      keyForMerging: () => {
        const mergeKey = get().mergeKey ?? crypto.randomUUID()
        set({ mergeKey })
        return mergeKey
      },
    }),
    {
      name: GUEST_CART,
      version: 1,
      partialize: ({ lines, mergeKey }) => ({ lines, mergeKey }),
    },
  ),
)
