/**
 * The thresholds of a slow page: milliseconds, a plain number for the layout shift, frames per second (Spec §9
 * Performance thresholds).
 */
const THRESHOLDS = {
  firstPaint: 1800,
  largestPaint: 2500,
  inputDelay: 100,
  layoutShift: 0.1,
  timeToFirstByte: 800,
} as const
/** Fewer frames per second are a low frame rate (Spec §9 Performance thresholds). */
const LOW_FRAME_RATE = 30

/** A page's web vitals as reported by the browser; missing values are left out. */
export type Vitals = Partial<Record<keyof typeof THRESHOLDS | 'frameRate', number>>

/** The figures that miss their thresholds. */
export function slowVitals(vitals: Vitals): Vitals {
  const slow: Vitals = {}
  for (const name of [
    'firstPaint',
    'largestPaint',
    'inputDelay',
    'layoutShift',
    'timeToFirstByte',
  ] as const) {
    const value = vitals[name]
    if (value !== undefined && value >= THRESHOLDS[name]) slow[name] = value
  }
  if (vitals.frameRate !== undefined && vitals.frameRate < LOW_FRAME_RATE) slow.frameRate = vitals.frameRate
  return slow
}
