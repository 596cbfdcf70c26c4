import { randomInt, randomUUID } from 'node:crypto'
import type { Database } from '@angadi/data/database.types.ts'
import { createClient } from '@supabase/supabase-js'
import { codeIn, lastMessageTo, linkIn } from './inbox.ts'
import type { SignedIn } from './session.ts'
import type { StackAddress } from './stack.ts'

function clientOf({ apiUrl, publishableKey }: StackAddress, userAgent = 'Journey') {
  return createClient<Database>(apiUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { 'user-agent': userAgent } },
  })
}

/** A mobile number that nobody has had. */
export function freshPhone(): string {
  return `+9198${String(randomInt(0, 100_000_000)).padStart(8, '0')}`
}

/** Signs a number in with the code of its text message; a new number becomes a new account. */
export async function signInByPhone(stack: StackAddress, phone: string): Promise<SignedIn> {
  const client = clientOf(stack)
  const { error: refused } = await client.auth.signInWithOtp({ phone })
  if (refused) throw refused
  const token = codeIn(await lastMessageTo(phone))
  const { data, error } = await client.auth.verifyOtp({ phone, token, type: 'sms' })
  if (error || !data.session) throw error ?? new Error('no session')
  return { client, session: data.session }
}

/** An account of its own with a mail address and a password, which signs in on as many devices as one likes. */
export interface MailAccount {
  readonly signIn: (userAgent: string) => Promise<SignedIn>
}

/** Signs a new mail address up and follows the link of the mail. */
export async function mailAccount(stack: StackAddress): Promise<MailAccount> {
  const account = { email: `${randomUUID()}@example.com`, password: 'a marigold by the door' }
  const { data, error } = await clientOf(stack).auth.signUp(account)
  if (error) throw error
  if (!data.session) {
    const link = linkIn(await lastMessageTo(account.email))
    await fetch(link, { redirect: 'manual' })
  }
  return {
    signIn: async (userAgent) => {
      const client = clientOf(stack, userAgent)
      const answer = await client.auth.signInWithPassword(account)
      if (answer.error) throw answer.error
      return { client, session: answer.data.session }
    },
  }
}
