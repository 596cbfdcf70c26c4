/** What is charged up to a weight; `vehicles` are the classes that carry so much. */
export interface WeightClass {
  readonly class: string
  readonly upToGrams: number
  readonly surchargePaise: number
  readonly vehicles: readonly string[]
}

/** What carrying a parcel costs in a region, in paise before tax; the same rows as `private.parcel_rates`. */
export interface ParcelRate {
  readonly base: { readonly paise: number; readonly coversMetres: number }
  readonly perKmPaise: number
  readonly classes: readonly WeightClass[]
  readonly extraDropPaise: number
  readonly waiting: { readonly freeSeconds: number; readonly perMinutePaise: number }
  readonly cashHandlingPaise: number
  readonly insurance: { readonly bps: number; readonly minPaise: number; readonly maxDeclaredPaise: number }
  /** A return costs this share of the same way as a new parcel with one drop, in basis points. */
  readonly returnBps: number
}

/** Why a weight belongs to no class: nothing is sent, more than anybody carries, or no weight at all. */
export type WeightProblem = 'empty' | 'too_heavy' | 'invalid'

/**
 * The lightest class that holds a weight; a bound belongs to the lighter class (Spec §2 delivery-services).
 *
 * @param grams of everything together
 */
export function weightClassOf(
  grams: number | null,
  classes: readonly WeightClass[],
): WeightClass | WeightProblem {
  if (grams === null || !Number.isSafeInteger(grams) || grams < 0) return 'invalid'
  if (grams === 0) return 'empty'
  const holding = classes
    .filter(({ upToGrams }) => grams <= upToGrams)
    .sort((a, b) => a.upToGrams - b.upToGrams)
  return holding[0] ?? 'too_heavy'
}
