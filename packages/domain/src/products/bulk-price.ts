import type { Paise } from '../money.ts'

/** A price raised or lowered by basis points, in whole rupees, rounded as `change_items` does. */
export function changedPrice(price: Paise, basisPoints: number): Paise {
  return Math.round((price * (10_000 + basisPoints)) / 1_000_000) * 100
}
