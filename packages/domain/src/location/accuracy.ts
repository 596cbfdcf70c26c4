/** Bands of a position's accuracy. */
export type AccuracyBand = 'high' | 'medium' | 'low'

/** Up to here the accuracy is high, in metres (Spec §4 Accuracy bands). */
const HIGH_M = 10
/** Up to here it is medium, in metres (Spec §4 Accuracy bands). */
const MEDIUM_M = 50
/** At this accuracy or better a position is called precise, in metres (Spec §9 Timing). */
const PRECISE_M = 100

/** The accuracy of a position found by the IP address, in metres (Spec §9 Timing). */
export const NETWORK_ACCURACY_M = 1000

/** The band of an accuracy in metres: high, medium or low (Spec §4 Accuracy bands). */
export function accuracyBand(accuracyM: number): AccuracyBand {
  if (accuracyM <= HIGH_M) return 'high'
  return accuracyM <= MEDIUM_M ? 'medium' : 'low'
}

/** Whether a position is called precise rather than approximate (Spec §8 Location toasts). */
export function isPrecise(accuracyM: number): boolean {
  return accuracyM <= PRECISE_M
}
