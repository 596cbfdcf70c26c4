import { observedFetch } from './reachability.ts'
import { stripExpiresAt } from './strip-expires-at.ts'

function endsSession(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input)
  return new URL(address).pathname.endsWith('/logout')
}

/**
 * `fetch` for auth-js: sessions live by the device's own clock, and the request that ends one outlives its page. Whoever
 * signs out is brought home at once, from a console to another app even, and leaving the page would call the request
 * back: the server would keep the session (Spec §7 sign out).
 */
export const sessionFetch: typeof fetch = async (input, init) =>
  stripExpiresAt(await observedFetch(input, endsSession(input) ? { ...init, keepalive: true } : init))
