import type { AdminOrder } from '@angadi/data/admin-console/order.ts'
import type { RefundableCharge } from '@angadi/data/admin-console/refund.ts'
import type { RefundLine } from '@angadi/data/admin-console/refund-line.ts'
import { paiseOf } from '@angadi/domain/money.ts'

/** The amounts of the chosen charges by position, in rupees as they are typed. */
export type TypedAmounts = Readonly<Record<number, string>>

type Item = AdminOrder['items'][number]

/** Whether a typed amount can be refunded of a charge. */
export function isRefundable(charge: RefundableCharge, typed: string): boolean {
  const paise = paiseOf(typed)
  return paise !== undefined && paise > 0 && paise <= charge.left_paise
}

/** What was chosen, as the server takes it; undefined while an amount cannot be refunded. */
export function linesOf(
  charges: readonly RefundableCharge[],
  typed: TypedAmounts,
): readonly RefundLine[] | undefined {
  const chosen = charges.filter(({ position }) => typed[position] !== undefined)
  if (chosen.some((charge) => !isRefundable(charge, typed[charge.position] ?? ''))) return undefined
  return chosen.map(({ position }) => ({ position, amount_paise: paiseOf(typed[position] ?? '') ?? 0 }))
}

/** The items that a charge is the price of. */
export function itemsOf(charge: RefundableCharge, items: readonly Item[]): readonly Item[] {
  return charge.code === 'items' ? items.filter(({ tax_class }) => tax_class === charge.tax_class) : []
}

/** What is left of the chosen items, at most what is left of their charge; in paise. */
export function priceOf(charge: RefundableCharge, chosen: readonly Item[]): number {
  return Math.min(
    charge.left_paise,
    chosen.reduce((sum, { left_paise }) => sum + left_paise, 0),
  )
}
