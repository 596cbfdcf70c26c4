/** Submissions that follow each other faster than this are reported, in milliseconds (Spec §7 Security violations). */
export const RAPID_SUBMIT_MS = 1_000
/** More clicks than this within the time window are reported (Spec §7 Security violations). */
export const CLICK_STORM_COUNT = 50
/** The time window, in milliseconds (Spec §7 Security violations). */
export const CLICK_STORM_MS = 5_000

/** Whether a submission comes less than 1 s after the one before. */
export function isRapid(previousAt: number | undefined, at: number): boolean {
  return previousAt !== undefined && at >= previousAt && at - previousAt < RAPID_SUBMIT_MS
}

/** Result of counting one more click. */
export interface Clicks {
  /** Times of the recent clicks, in milliseconds; cleared after a report, so that each burst is reported once. */
  readonly lately: readonly number[]
  readonly isStorm: boolean
}

/** Counts a click; more than 50 within 5 s are reported. */
export function withClick(lately: readonly number[], at: number): Clicks {
  const recent = [...lately.filter((one) => one > at - CLICK_STORM_MS && one <= at), at]
  const isStorm = recent.length > CLICK_STORM_COUNT
  return { lately: isStorm ? [] : recent, isStorm }
}
