import type { Database } from '@angadi/data/database.types.ts'
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'
import { type PersonName, personOf } from './personas.ts'
import type { TestStack } from './stack.ts'

/** The addresses of a stack. */
export type StackAddress = Pick<TestStack, 'apiUrl' | 'webUrl' | 'publishableKey'>

/** The backend as one user sees it, through the official client. */
export interface SignedIn {
  readonly client: SupabaseClient<Database>
  readonly session: Session
}

/** A signed-out client, whose session is kept in memory. */
export function clientOf({ apiUrl, publishableKey }: StackAddress, userAgent = 'Journey') {
  return createClient<Database>(apiUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { 'user-agent': userAgent } },
  })
}

const stored = new Map<string, Promise<SignedIn>>()

async function signIn(stack: StackAddress, who: PersonName): Promise<SignedIn> {
  const { phone, code } = personOf(who)
  const client = clientOf(stack)
  const { data, error } = await client.auth.verifyOtp({ phone: `+91${phone}`, token: code, type: 'sms' })
  if (error || !data.session) throw error ?? new Error(`${who} got no session`)
  return { client, session: data.session }
}

/** A user's session, created once per worker, so that no journey runs into the limits on codes. */
export function sessionOf(stack: StackAddress, who: PersonName): Promise<SignedIn> {
  const key = `${stack.apiUrl} ${who}`
  const made = stored.get(key) ?? signIn(stack, who)
  stored.set(key, made)
  return made
}

/** The key under which the apps store a session in the browser. */
export function sessionKey({ apiUrl }: StackAddress): string {
  return `sb-${new URL(apiUrl).hostname.split('.')[0]}-auth-token`
}

/** The browser storage in which the apps find that session. */
export function storageWith(stack: StackAddress, session: Session) {
  const localStorage = [{ name: sessionKey(stack), value: JSON.stringify(session) }]
  return { cookies: [], origins: [{ origin: stack.webUrl, localStorage }] }
}
