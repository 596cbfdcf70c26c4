import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { createContext } from 'react'

/** The query parameter of the checkout that names the one item to buy. */
const ITEM_PARAM = 'item'

/** The item that the checkout is about, by its id; undefined where it is about the whole cart. */
export const BoughtNow = createContext<string | undefined>(undefined)

/** The checkout of one item of the cart. */
export function buyNowPath(itemId: string): string {
  return pathTo('shoppingCheckout', undefined, { [ITEM_PARAM]: itemId })
}

/** The item that `buyNowPath` named. */
export function boughtNowIn(search: URLSearchParams): string | undefined {
  return search.get(ITEM_PARAM) ?? undefined
}

/** The lines of the cart that a checkout is about: those of the item, or all. */
export function linesToBuy(lines: readonly CartLine[], itemId: string | undefined): readonly CartLine[] {
  return itemId === undefined ? lines : lines.filter(({ item_id }) => item_id === itemId)
}

/** The ids of lines on the server; undefined while one is not known there. */
export function idsOf(lines: readonly CartLine[]): readonly string[] | undefined {
  const ids = lines.flatMap(({ id }) => id ?? [])
  return ids.length === lines.length ? ids : undefined
}
