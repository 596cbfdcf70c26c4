import type { FailureKind } from './failure-kind.ts'

/** Tries of an error boundary (Spec §9 Forms: error boundary retries 3). */
export const MAX_RETRIES = 3
/** Tries on the recovery page (Spec §9 Forms: recovery page 2). */
export const RECOVERY_PAGE_RETRIES = 2
const SECOND_MS = 1000

/** When a boundary retries automatically. */
export interface RetryPlan {
  /** Failures that are retried automatically. */
  readonly covers: readonly FailureKind[]
  /** The wait before the next try, in milliseconds, after a number of retries. */
  readonly delayMs: (retries: number) => number
}

/** The boundary around everything: parts that did not load, after 1 s plus 1 s per retry (Spec §4 Error boundaries). */
export const chunkPlan: RetryPlan = {
  covers: ['chunk'],
  delayMs: (retries) => SECOND_MS + SECOND_MS * retries,
}

/** The boundary around signing in: every failure, after 1 s times 2 to the power of the retries (Spec §4 Error boundaries). */
export const authPlan: RetryPlan = {
  covers: ['chunk', 'network', 'other'],
  delayMs: (retries) => SECOND_MS * 2 ** retries,
}

/** The boundary around a screen: parts that did not load and a lost network, after 2 to the power of the retries, in seconds (Spec §4 Error boundaries). */
export const screenPlan: RetryPlan = {
  covers: ['chunk', 'network'],
  delayMs: (retries) => 2 ** retries * SECOND_MS,
}

/**
 * How long to wait before a boundary retries automatically.
 *
 * @param retries how often it has been retried
 * @param most how often it may be retried
 * @returns milliseconds; undefined when only the user can retry
 */
export function nextRetryMs(
  plan: RetryPlan,
  kind: FailureKind,
  retries: number,
  most: number = MAX_RETRIES,
): number | undefined {
  if (retries >= most || !plan.covers.includes(kind)) return undefined
  return plan.delayMs(retries)
}
