import type { Pack, Product } from '@angadi/data/grocery/product.ts'

/** A line of the cart, as far as it says which pack it is. */
interface Line {
  readonly item_id: string
}

/**
 * The pack that a card shows and its button adds: the one in the cart, else the smallest that can be ordered, else the
 * smallest.
 */
export function shownPack({ packs }: Product, cart: readonly Line[]): Pack {
  const chosen =
    packs.find(({ id }) => cart.some((line) => line.item_id === id)) ??
    packs.find(({ orderable }) => orderable) ??
    packs[0]
  if (!chosen) throw new RangeError('A product has at least one pack.')
  return chosen
}
