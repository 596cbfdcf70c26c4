import { hasStoredSession } from '../client/auth.ts'
import { supabase } from '../client/client.ts'
import { runtimeConfig } from '../client/config.ts'
import { observedFetch } from '../client/reachability.ts'

async function ask(path: string, signal: AbortSignal, init: RequestInit = {}): Promise<void> {
  const { apiUrl, publishableKey } = runtimeConfig()
  const headers = new Headers(init.headers)
  headers.set('apikey', publishableKey)
  const response = await observedFetch(`${apiUrl}${path}`, { ...init, headers, signal, cache: 'no-store' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
}

function bearer(): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${runtimeConfig().publishableKey}` }
}

/** HEAD on the REST root with the public key header (Spec §7). */
export function askRest(signal: AbortSignal): Promise<void> {
  return ask('/rest/v1/', signal, { method: 'HEAD' })
}

/** GET on the edge function health path with the anon bearer token (Spec §7). */
export function askEdge(signal: AbortSignal): Promise<void> {
  return ask('/functions/v1/health', signal, { headers: bearer() })
}

/**
 * The database: a count-only head select of profiles and a select of one id (Spec §7). Guests may not read profiles, so
 * for them the REST root is checked instead of the database.
 */
export async function askDatabase(signal: AbortSignal): Promise<void> {
  if (!hasStoredSession()) return askRest(signal)
  const counted = await (await supabase())
    .from('profiles')
    .select('id', { count: 'exact', head: true })
    .abortSignal(signal)
  if (counted.error) throw counted.error
  const { error } = await (await supabase()).from('profiles').select('id').limit(1).abortSignal(signal)
  if (error) throw error
}

/** The auth service. */
export function askAuth(signal: AbortSignal): Promise<void> {
  return ask('/auth/v1/health', signal)
}

/** The AI function with a body of type health_check (Spec §7). */
export function askAi(signal: AbortSignal): Promise<void> {
  return ask('/functions/v1/ai-property-recommendations', signal, {
    method: 'POST',
    headers: { ...bearer(), 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'health_check' }),
  })
}
