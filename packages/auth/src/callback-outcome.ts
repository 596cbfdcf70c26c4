/** Result of opening an emailed link (Spec §2 Callback page). */
export type CallbackOutcome = 'signed_in' | 'new_password' | 'expired' | 'refused'

/** How long the callback page stays before it goes on (Spec §4 Callback). */
const CALLBACK_WAIT_MS = 1000

/** Resolves when the callback page has stayed long enough to be read (Spec §4 Callback). */
export function callbackWait(): Promise<void> {
  return new Promise((done) => setTimeout(done, CALLBACK_WAIT_MS))
}

/** The error codes of links that have expired or were used before. */
const EXPIRED = new Set(['otp_expired', 'flow_state_expired', 'flow_state_not_found'])

/**
 * Reads the URL that a link opened; the session service writes its answer into the fragment or the query.
 *
 * @param search with its leading `?`, or empty
 * @param hash with its leading `#`, or empty
 */
export function callbackOutcome(search: string, hash: string): CallbackOutcome {
  const parts = [new URLSearchParams(hash.replace(/^#/, '')), new URLSearchParams(search)]
  const told = (name: string) =>
    parts.map((part) => part.get(name)).find((value) => value !== null && value !== '')
  if (told('error') ?? told('error_code') ?? told('error_description')) {
    const isExpired =
      EXPIRED.has(told('error_code') ?? '') || /expired|invalid/i.test(told('error_description') ?? '')
    return isExpired ? 'expired' : 'refused'
  }
  return told('type') === 'recovery' ? 'new_password' : 'signed_in'
}
