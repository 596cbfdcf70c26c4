import { AuthClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../database.types.ts'
import { runtimeConfig } from './config.ts'

/** Supabase as far as the first screen needs it; Realtime and Functions are loaded when first used. */
export interface Client {
  readonly auth: InstanceType<typeof AuthClient>
  readonly rest: PostgrestClient<Database>
}

let made: Client | undefined

/** The name under which supabase-js keeps the session, so that both find the same one. */
function sessionKey(apiUrl: string): string {
  return `sb-${new URL(apiUrl).hostname.split('.')[0]}-auth-token`
}

function makeClient(): Client {
  const { apiUrl, publishableKey } = runtimeConfig()
  const auth = new AuthClient({
    url: `${apiUrl}/auth/v1`,
    headers: { apikey: publishableKey },
    storageKey: sessionKey(apiUrl),
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
  })
  const asWhoeverIsSignedIn: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    const { data } = await auth.getSession()
    headers.set('apikey', publishableKey)
    headers.set('authorization', `Bearer ${data.session?.access_token ?? publishableKey}`)
    return fetch(input, { ...init, headers })
  }
  return { auth, rest: new PostgrestClient<Database>(`${apiUrl}/rest/v1`, { fetch: asWhoeverIsSignedIn }) }
}

/** The one client of the page. */
export function client(): Client {
  made ??= makeClient()
  return made
}

/** The present access token, or the publishable key for a guest. */
export async function accessToken(): Promise<string> {
  const { data } = await client().auth.getSession()
  return data.session?.access_token ?? runtimeConfig().publishableKey
}
