import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../database.types.ts'
import { AppError } from '../errors/app-error.ts'
import { useSession } from '../session/session-store.ts'
import { accessToken, renewedToken } from './auth.ts'
import { runtimeConfig } from './config.ts'
import { observedFetch } from './reachability.ts'

/** The part of supabase-js's client that reads and writes tables and calls functions of the database. */
export type Supabase = Pick<PostgrestClient<Database>, 'from' | 'rpc'>

/** Deletions and changes of single rows may be sent while their page is being left, which would abort them. */
const OUTLIVES_PAGE: ReadonlySet<string | undefined> = new Set(['DELETE', 'PATCH'])

let loading: Promise<Supabase> | undefined

async function load(): Promise<Supabase> {
  const { PostgrestClient } = await import('@supabase/postgrest-js')
  const { apiUrl, publishableKey } = runtimeConfig()
  const asWhoeverIsSignedIn: typeof fetch = async (input, init) => {
    const send = (token: string) => {
      const headers = new Headers(init?.headers)
      headers.set('apikey', publishableKey)
      headers.set('authorization', `Bearer ${token}`)
      return observedFetch(input, { ...init, headers, keepalive: OUTLIVES_PAGE.has(init?.method) })
    }
    const token = await accessToken()
    // Signed out a moment ago in another tab, or not renewable without a network: a user's request must not be sent as
    // a guest's.
    if (token === publishableKey && useSession.getState().userId !== null)
      throw new TypeError('Failed to fetch: the session is not at hand')
    const answer = await send(token)
    if (answer.status !== 401 || token === publishableKey) return answer
    const renewed = await renewedToken(token)
    return renewed === undefined ? answer : send(renewed)
  }
  // Retries are decided by the query cache alone (Spec §9 Data cache); the library's own would add seconds.
  return new PostgrestClient<Database>(`${apiUrl}/rest/v1`, { fetch: asWhoeverIsSignedIn, retry: false })
}

/**
 * The one client of the page: `(await supabase()).from('orders')` as with supabase-js. It is composed of Supabase's own
 * parts, each loaded when first used (docs/decisions/0005): sessions by `auth()`, live topics by `socket()`, functions
 * by `invokeFunction`.
 *
 * @throws AppError network, when the part could not be loaded
 */
export function supabase(): Promise<Supabase> {
  loading ??= load().catch(() => {
    loading = undefined
    throw new AppError('network', 'network', true)
  })
  return loading
}
