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
