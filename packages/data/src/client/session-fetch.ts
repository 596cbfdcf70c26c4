import { observedFetch } from './reachability.ts'
import { stripExpiresAt } from './strip-expires-at.ts'

function endsSession(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input)
  return new URL(address).pathname.endsWith('/logout')
}

/**
 * `fetch` for auth-js: sessions use the device's own clock, and the request that ends one outlives its page. A page
 * that signs out redirects home at once, from a console even to another app, and leaving the page would abort the
 * request and leave the session on the server (Spec §7 sign out).
 */
export const sessionFetch: typeof fetch = async (input, init) =>
  stripExpiresAt(await observedFetch(input, endsSession(input) ? { ...init, keepalive: true } : init))
