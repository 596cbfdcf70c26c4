import { randomUUID } from 'node:crypto'
import { agree } from './agree.ts'
import { codeIn, lastMessageTo, linkIn } from './inbox.ts'
import { clientOf, type SignedIn } from './session.ts'
import type { TestStack } from './stack.ts'

/** Signs a number in with the code of its text message; a new number becomes a new account. */
export async function signInByPhone(stack: TestStack, phone: string): Promise<SignedIn> {
  const client = clientOf(stack)
  const { error: refused } = await client.auth.signInWithOtp({ phone })
  if (refused) throw refused
  const token = codeIn(await lastMessageTo(stack, phone))
  const { data, error } = await client.auth.verifyOtp({ phone, token, type: 'sms' })
  if (error || !data.session) throw error ?? new Error('no session')
  await agree(client)
  return { client, session: data.session }
}

/** A new account with an email address and a password, which can sign in on several devices. */
export interface MailAccount {
  readonly email: string
  readonly password: string
  readonly signIn: (userAgent: string) => Promise<SignedIn>
}

/** Signs up a new email address and follows the link in the email. */
export async function mailAccount(stack: TestStack): Promise<MailAccount> {
  const credentials = { email: `${randomUUID()}@example.com`, password: 'a marigold by the door' }
  const { data, error } = await clientOf(stack).auth.signUp(credentials)
  if (error) throw error
  if (!data.session) {
    const link = linkIn(await lastMessageTo(stack, credentials.email))
    await fetch(link, { redirect: 'manual' })
  }
  return {
    ...credentials,
    signIn: async (userAgent) => {
      const client = clientOf(stack, userAgent)
      const answer = await client.auth.signInWithPassword(credentials)
      if (answer.error) throw answer.error
      await agree(client)
      return { client, session: answer.data.session }
    },
  }
}
