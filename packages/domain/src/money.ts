import { plainDigits } from './typed/plain-digits.ts'

/**
 * Money is integer paise everywhere; rupees exist only on screen.
 *
 * @see Decisions, "Prices and fees".
 */
export type Paise = number

/**
 * A share of an amount, rounded half away from zero as Postgres' `round(numeric)` does.
 *
 * @param amount in paise
 * @param basisPoints 1 % is 100 basis points
 */
export function shareOf(amount: Paise, basisPoints: number): Paise {
  const exact = BigInt(amount) * BigInt(basisPoints)
  const half = exact >= 0n ? 5_000n : -5_000n
  return Number((exact + half) / 10_000n)
}

/** What stands before or behind an amount in rupees: ₹250, Rs. 250, INR 250, 250/-. */
const CURRENCY_BEFORE = /^(?:₹|rs\.?|inr|rupees)\s*/i
const CURRENCY_BEHIND = /\s*(?:\/-|\/=|₹|rs\.?|inr|rupees)$/i
/** Digits that are grouped in lakhs (1,25,000) or thousands (125,000), or not at all; what follows two decimals is zeros. */
const TYPED_RUPEES = /^(?:\d{1,12}|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(?:\d{0,2}0*))?$/
/** Four rupees twenty as others write it, or four hundred and twenty whose comma slipped. */
const DOUBTFUL_COMMA = /^(\d{1,9}),(\d{1,2})$/

/** An amount in rupees that was read; or two amounts of which it may be either. */
export type ReadRupees =
  | { readonly paise: Paise; readonly either?: undefined }
  | { readonly paise?: undefined; readonly either: readonly [Paise, Paise] }

/**
 * Reads an amount as it is typed, pasted or written by a spreadsheet: `₹1,25,000.00`, `Rs. 250`, `250/-`, `INR 250`, `250.000`,
 * digits of Indian scripts. `4,20` is ₹4.20 or ₹420 and is never guessed.
 *
 * @returns undefined when it is no amount
 */
export function readRupees(text: string): ReadRupees | undefined {
  const bare = plainDigits(text).replace(CURRENCY_BEFORE, '').replace(CURRENCY_BEHIND, '')
  const [, whole = '', behind = ''] = DOUBTFUL_COMMA.exec(bare) ?? []
  if (whole !== '')
    return { either: [Math.round(Number(`${whole}.${behind}`) * 100), Number(whole + behind) * 100] }
  if (!TYPED_RUPEES.test(bare)) return undefined
  return { paise: Math.round(Number(bare.replaceAll(',', '')) * 100) }
}

/** An amount that was typed in rupees, such as `₹1,250.50` or `250/-`, in paise; undefined when it is none, or doubtful. */
export function paiseOf(rupees: string): Paise | undefined {
  return readRupees(rupees)?.paise
}

/** Paise as rupees to be edited: `1250.5` and not `₹1,250.50`. */
export function rupeesOf(paise: Paise): string {
  return String(paise / 100)
}
