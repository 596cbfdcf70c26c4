/** Recorded failures after which no geocoder is called (Spec §9 Timing). */
export const BREAKER_FAILURES = 5

/** How long no geocoder is called then, in milliseconds (Spec §9 Timing). */
export const BREAKER_PAUSE_MS = 2 * 60_000

/** Record of failed reverse geocoding. */
export interface Breaker {
  readonly failures: number
  /** When it failed last, in milliseconds since 1970; undefined while nothing has failed. */
  readonly lastFailureAt: number | undefined
}

/** Nothing has failed. */
export const CLOSED: Breaker = { failures: 0, lastFailureAt: undefined }

/** Whether the breaker is open: geocoders are not called now (Spec §4 Location detection). */
export function isOpen({ failures, lastFailureAt }: Breaker, now: number): boolean {
  if (failures < BREAKER_FAILURES || lastFailureAt === undefined) return false
  const elapsed = now - lastFailureAt
  // A clock that was set back must not keep the geocoders away for longer than the pause.
  return elapsed >= 0 && elapsed < BREAKER_PAUSE_MS
}

/** The record after one more failure; failures before a finished pause no longer count. */
export function afterFailure(breaker: Breaker, now: number): Breaker {
  const isServed = breaker.failures >= BREAKER_FAILURES && !isOpen(breaker, now)
  return { failures: (isServed ? 0 : breaker.failures) + 1, lastFailureAt: now }
}
