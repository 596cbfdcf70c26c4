/** How long a list of orders may take before it is aborted, in milliseconds (Spec §9 Orders). */
export const ORDERS_TIMEOUT_MS = 10_000
/** After how long a message says that it takes longer than expected, in milliseconds (Spec §8 Orders). */
export const ORDERS_SLOW_MS = 5000
/** How often a failed list is retried (Spec §8 Orders). */
const RETRIES = 2
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 5000

/** Whether a list of orders that has failed this often is retried. */
export function shouldRetry(failures: number): boolean {
  return failures < RETRIES
}

/** How long to wait before a retry, in milliseconds: 1 s, doubling up to 5 s (Spec §9 Orders). */
export function retryDelayMs(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
}
