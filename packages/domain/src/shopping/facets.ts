/** A value by which products are narrowed, as the database names it: `Colour=Blue`. */
export type FacetToken = string

/** The token of a value. */
export function facetToken(name: string, value: string): FacetToken {
  return `${name}=${value}`
}

/** The value of a token, such as Blue. */
export function facetValue(token: FacetToken): string {
  return token.slice(token.indexOf('=') + 1)
}

/** Chooses a value, or takes the choice back. */
export function toggleFacet(chosen: readonly FacetToken[], token: FacetToken): readonly FacetToken[] {
  return chosen.includes(token) ? chosen.filter((one) => one !== token) : [...chosen, token]
}

/** Bounds of the price ranges that are offered, in paise. */
const PRICE_STEPS = [50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000] as const

/** A range of prices in paise; open where a bound is undefined. */
export interface PriceRange {
  readonly from: number | undefined
  readonly to: number | undefined
}

/** The ranges that divide the prices of a list; none where all are alike. */
export function priceRanges(least: number, most: number): readonly PriceRange[] {
  const inside = PRICE_STEPS.filter((step) => step > least && step < most)
  if (inside.length === 0) return []
  return [undefined, ...inside].map((from, index) => ({ from, to: inside[index] }))
}

/** How much less than the maximum retail price something costs, in whole per cent; 0 where it is not less. */
export function percentOff(paise: number, mrpPaise: number | null): number {
  if (mrpPaise === null || mrpPaise <= paise) return 0
  return Math.floor((100 * (mrpPaise - paise)) / mrpPaise)
}
