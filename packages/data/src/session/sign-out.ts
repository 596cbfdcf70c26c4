import { auth } from '../client/auth.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { expectLeaving, stay } from './follow-session.ts'

/**
 * Ends the session: here and at once in this browser's other tabs (`local`), or on every device (`global`). The server
 * forgets the refresh tokens; a copied access token is valid until it expires, within the hour, and the
 * policies read the roles from the table with every call.
 *
 * @throws AppError network, when a global sign-out could not reach the server; the session then continues
 */
export async function leave(scope: 'local' | 'global'): Promise<void> {
  expectLeaving()
  try {
    const { error } = await (await auth()).signOut({ scope })
    if (error && scope === 'global') throw toAppError(error)
  } finally {
    stay()
  }
}
