import type { SignedIn } from './session.ts'

/** A user's row of profiles, as they can read it. */
export async function profileOf({ client, session }: SignedIn) {
  const { data } = await client.from('profiles').select('*').eq('id', session.user.id).single().throwOnError()
  return data
}
