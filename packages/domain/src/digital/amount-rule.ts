import type { Paise } from '../money.ts'

/**
 * Which amounts a biller takes: `exact` the bill's, `partial` a part of it or all, `advance` the bill or more, `any`
 * whatever lies between its limits. Without a fetched bill each rule allows what lies between the limits.
 */
export const AMOUNT_RULES = ['exact', 'partial', 'advance', 'any'] as const
export type AmountRule = (typeof AMOUNT_RULES)[number]

/** Smallest and largest amount that may be paid, in paise, both included. */
export interface AmountBounds {
  readonly min: Paise
  readonly max: Paise
}

/** A fetched bill; `min` is the least part that the biller accepts of it, where it says so. */
export interface BillAmount {
  readonly amount: Paise
  readonly min: Paise | null
}

/** The amounts that may be paid. The same rule as `private.bill_amount_bounds`. */
export function amountBounds(
  rule: AmountRule,
  bill: BillAmount | undefined,
  limits: AmountBounds,
): AmountBounds {
  if (bill === undefined || rule === 'any') return limits
  switch (rule) {
    case 'exact':
      return { min: bill.amount, max: bill.amount }
    case 'partial':
      return { min: Math.min(bill.min ?? limits.min, bill.amount), max: bill.amount }
    case 'advance':
      return { min: bill.amount, max: Math.max(bill.amount, limits.max) }
  }
}

/** Whether an amount is a whole number of paise within the bounds. */
export function isPayable(amount: Paise, { min, max }: AmountBounds): boolean {
  return Number.isInteger(amount) && amount >= min && amount <= max
}
