import type { SignedIn } from './session.ts'

/** Somebody's row of profiles, as they read it themselves. */
export async function profileOf({ client, session }: SignedIn) {
  const { data } = await client.from('profiles').select('*').eq('id', session.user.id).single().throwOnError()
  return data
}
