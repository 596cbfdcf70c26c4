import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../database.types.ts'
import { accessToken } from './auth.ts'
import { runtimeConfig } from './config.ts'

/** Supabase as far as the first screen needs it; Auth, Realtime and Functions are loaded when first used. */
export interface Client {
  readonly rest: PostgrestClient<Database>
}

let made: Client | undefined

function makeClient(): Client {
  const { apiUrl, publishableKey } = runtimeConfig()
  const asWhoeverIsSignedIn: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('apikey', publishableKey)
    headers.set('authorization', `Bearer ${await accessToken()}`)
    return fetch(input, { ...init, headers })
  }
  return { rest: new PostgrestClient<Database>(`${apiUrl}/rest/v1`, { fetch: asWhoeverIsSignedIn }) }
}

/** The one client of the page. */
export function client(): Client {
  made ??= makeClient()
  return made
}
