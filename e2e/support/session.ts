import type { Database } from '@angadi/data/database.types.ts'
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'
import { type PersonName, personOf } from './people.ts'
import type { StackAddress } from './stack.ts'

/** The backend as one person sees it, through the official client. */
export interface SignedIn {
  readonly client: SupabaseClient<Database>
  readonly session: Session
}

const kept = new Map<string, Promise<SignedIn>>()

async function signIn(stack: StackAddress, who: PersonName): Promise<SignedIn> {
  const { phone, code } = personOf(who)
  const client = createClient<Database>(stack.apiUrl, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const { data, error } = await client.auth.verifyOtp({ phone: `+91${phone}`, token: code, type: 'sms' })
  if (error || !data.session) throw error ?? new Error(`${who} got no session`)
  return { client, session: data.session }
}

/** Somebody's session, made once per worker, so that no journey runs into the limits on codes. */
export function sessionOf(stack: StackAddress, who: PersonName): Promise<SignedIn> {
  const key = `${stack.apiUrl} ${who}`
  const made = kept.get(key) ?? signIn(stack, who)
  kept.set(key, made)
  return made
}

/** The browser storage in which the apps find that session. */
export function storageWith(stack: StackAddress, origin: string, session: Session) {
  const name = `sb-${new URL(stack.apiUrl).hostname.split('.')[0]}-auth-token`
  return { cookies: [], origins: [{ origin, localStorage: [{ name, value: JSON.stringify(session) }] }] }
}
