import { distanceM, type LatLng } from '../geo.ts'

/** Nobody moves faster, in metres a second: the server judges positions by the same speed (position_most_mps). */
export const MOST_MPS = 45

/** A measured position. */
export interface Measured extends LatLng {
  readonly accuracyM: number
  /** When it was measured, in milliseconds since 1970; without it there is no speed to judge. */
  readonly at?: number | undefined
}

/**
 * Whether nobody can have come from one position to the other in that time, even at the edges of both accuracies: a
 * receiver that takes a reflection or a mast for the position (Spec §4 Live tracking).
 */
export function isJump(from: Measured, to: Measured): boolean {
  if (from.at === undefined || to.at === undefined) return false
  const way = distanceM(from, to) - from.accuracyM - to.accuracyM
  return way > (MOST_MPS * Math.abs(to.at - from.at)) / 1000
}
