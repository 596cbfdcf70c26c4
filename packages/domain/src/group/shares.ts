/** What somebody of a group order chose, in paise. */
export interface Chosen {
  readonly personId: string
  readonly paise: number
}

/**
 * What each person of a group order owes the host: their items, and the part of fees, taxes, tip and discount in
 * proportion to them. The shares add up to the total to the paisa: what rounding leaves goes to the largest remainders,
 * and among equal ones to whoever comes first.
 *
 * @param totalPaise what the order cost, after refunds
 * @param chosen each person's items; where all of them are free, everybody has the same part
 * @returns paise by person, in the order given
 */
export function sharesOf(totalPaise: number, chosen: readonly Chosen[]): ReadonlyMap<string, number> {
  const sum = chosen.reduce((all, { paise }) => all + paise, 0)
  const exact = chosen.map(({ personId, paise }) => {
    const weight = sum === 0 ? 1 : paise
    const of = sum === 0 ? chosen.length : sum
    const whole = Math.floor((totalPaise * weight) / of)
    return { personId, whole, remainder: totalPaise * weight - whole * of }
  })
  const left = totalPaise - exact.reduce((all, { whole }) => all + whole, 0)
  const favoured = new Set(
    exact
      .map(({ remainder }, index) => ({ remainder, index }))
      .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return new Map(exact.map(({ personId, whole }, index) => [personId, whole + (favoured.has(index) ? 1 : 0)]))
}
