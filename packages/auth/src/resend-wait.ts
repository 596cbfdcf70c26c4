/** The first wait before a code can be sent again, and the longest (Decisions, "Resend countdown"), in seconds. */
const FIRST_WAIT_S = 30
const LONGEST_WAIT_S = 120

/**
 * How long to wait before the next code, in seconds: 30, then doubling to 120.
 *
 * @param sent how many codes have been sent so far, at least 1
 */
export function resendWait(sent: number): number {
  return Math.min(FIRST_WAIT_S * 2 ** (Math.max(1, sent) - 1), LONGEST_WAIT_S)
}
