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

/** Rupees as one types them, with at most two decimals and Indian grouping if any. */
const TYPED_RUPEES = /^\d[\d,]{0,11}(?:\.\d{0,2})?$/

/** An amount that was typed in rupees, such as `1,250.50`, in paise; undefined when it is none. */
export function paiseOf(rupees: string): Paise | undefined {
  const text = rupees.trim().replace(/^₹\s*/, '')
  return TYPED_RUPEES.test(text) ? Math.round(Number(text.replaceAll(',', '')) * 100) : undefined
}

/** Paise as rupees to be edited: `1250.5` and not `₹1,250.50`. */
export function rupeesOf(paise: Paise): string {
  return String(paise / 100)
}
