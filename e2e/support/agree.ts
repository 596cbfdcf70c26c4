import { AGREED_AT_SIGN_IN } from '@angadi/domain/policies/current.ts'
import type { SignedIn } from './session.ts'

/** Agrees to the policies, as signing in on the screen does: whoever has not is asked on the first page. */
export async function agree(client: SignedIn['client']): Promise<void> {
  await client.rpc('accept_policies', { versions: { ...AGREED_AT_SIGN_IN } }).throwOnError()
}
