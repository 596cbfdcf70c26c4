import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { lineKey } from '@angadi/data/cart/lines.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface SeenPrices {
  /** Price per piece in paise, by line, as last shown in this browser. */
  readonly prices: Readonly<Record<string, number>>
  readonly see: (lines: readonly Pick<CartLine, 'item_id' | 'option_ids' | 'unit_paise'>[]) => void
  /** Drops all other lines; each line keeps the price it was first seen with. */
  readonly keepOnly: (lines: readonly CartLine[]) => void
}

function pricesOf(
  lines: readonly Pick<CartLine, 'item_id' | 'option_ids' | 'unit_paise'>[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    lines.flatMap((line) => (line.unit_paise === null ? [] : [[lineKey(line), line.unit_paise]])),
  )
}

/** The prices that the customer has accepted by adding or confirming; the cart shows what has changed since. */
export const useSeenPrices = create<SeenPrices>()(
  persist(
    (set) => ({
      prices: {},
      see: (lines) => set(({ prices }) => ({ prices: { ...prices, ...pricesOf(lines) } })),
      keepOnly: (lines) =>
        set(({ prices: before }) => {
          const prices = Object.fromEntries(
            Object.entries(pricesOf(lines)).map(([key, paise]) => [key, before[key] ?? paise]),
          )
          const isSame =
            Object.keys(before).length === Object.keys(prices).length &&
            Object.entries(prices).every(([key, paise]) => before[key] === paise)
          return isSame ? {} : { prices }
        }),
    }),
    { name: 'angadi.seen-prices', version: 1 },
  ),
)
