import type { SupabaseClient } from '@supabase/supabase-js'
import type { StackDatabase } from '../gateway/database-port.ts'

/**
 * Signs a new user in, on a stack that requires verified email addresses: the link counts as opened.
 *
 * @returns the person's id
 */
export async function signUpProven(
  database: Pick<StackDatabase, 'query'>,
  client: SupabaseClient,
  account: { readonly email: string; readonly password: string },
): Promise<string> {
  const { error } = await client.auth.signUp(account)
  if (error) throw error
  await database.query('update auth.users set email_confirmed_at = now() where email = $1', [account.email])
  const { data, error: refused } = await client.auth.signInWithPassword(account)
  if (refused) throw refused
  return data.user.id
}
