import type { Paise } from '../money.ts'

/** A line of an order of groceries as it was ordered: by pieces, or by weight where `orderedGrams` is set. */
export interface OrderedLine {
  readonly unitPaise: Paise
  readonly quantity: number
  /** What all pieces of a line that is sold by weight weigh together; null for packs. */
  readonly orderedGrams: number | null
}

/** What was picked of a line: pieces of packs, grams of what is sold by weight. */
export interface Picked {
  readonly quantity: number | null
  readonly grams: number | null
}

/**
 * What was picked of a line costs, in paise: by pieces, or by weight and never more than was ordered. The same rule as
 * `private.picked_paise`.
 */
export function pickedPaise(ordered: OrderedLine, picked: Picked): Paise {
  if (ordered.orderedGrams === null) return ordered.unitPaise * (picked.quantity ?? 0)
  const total = ordered.unitPaise * ordered.quantity
  return Math.round((total * Math.min(picked.grams ?? 0, ordered.orderedGrams)) / ordered.orderedGrams)
}

/** What a substitution costs the customer, in paise: its price, and never more than what is missing would have cost. */
export function substitutePaise(
  ordered: OrderedLine,
  picked: Picked,
  unitPaise: Paise,
  quantity: number,
): Paise {
  const missing = ordered.unitPaise * ordered.quantity - pickedPaise(ordered, picked)
  return Math.min(unitPaise * quantity, missing)
}
