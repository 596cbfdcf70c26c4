import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../database.types.ts'
import { useSession } from '../session/session-store.ts'
import { accessToken, renewedToken } from './auth.ts'
import { runtimeConfig } from './config.ts'

/** Supabase as far as the first screen needs it; Auth, Realtime and Functions are loaded when first used. */
export interface Client {
  readonly rest: PostgrestClient<Database>
}

let made: Client | undefined

function makeClient(): Client {
  const { apiUrl, publishableKey } = runtimeConfig()
  const asWhoeverIsSignedIn: typeof fetch = async (input, init) => {
    const send = (token: string) => {
      const headers = new Headers(init?.headers)
      headers.set('apikey', publishableKey)
      headers.set('authorization', `Bearer ${token}`)
      return fetch(input, { ...init, headers })
    }
    const token = await accessToken()
    // Signed out a moment ago in another tab, or not renewable without a network: a person's request is none of a guest's.
    if (token === publishableKey && useSession.getState().userId !== null)
      throw new TypeError('Failed to fetch: the session is not at hand')
    const answer = await send(token)
    if (answer.status !== 401 || token === publishableKey) return answer
    const renewed = await renewedToken(token)
    return renewed === undefined ? answer : send(renewed)
  }
  // When to try again is decided by the cache, once for all (Spec §9 Data cache); the library's own tries would add seconds.
  return {
    rest: new PostgrestClient<Database>(`${apiUrl}/rest/v1`, { fetch: asWhoeverIsSignedIn, retry: false }),
  }
}

/** The one client of the page. */
export function client(): Client {
  made ??= makeClient()
  return made
}
