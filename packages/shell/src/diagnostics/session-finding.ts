import { auth, hasStoredSession } from '@angadi/data/client/auth.ts'
import { toAppError } from '@angadi/data/errors/to-app-error.ts'
import type { SessionFinding } from '@angadi/domain/diagnostics/checks.ts'

/** Asks the server whether the sign-in of this browser is still valid. */
export async function findSession(): Promise<SessionFinding> {
  if (!hasStoredSession()) return 'guest'
  try {
    const { data, error } = await (await auth()).getUser()
    if (data.user) return 'signedIn'
    return error && toAppError(error).code === 'network' ? 'unknown' : 'expired'
  } catch {
    return 'unknown'
  }
}

/**
 * Checks the session: renews it with the server, or ends it here when it cannot be renewed any more.
 *
 * @throws AppError network, when the server could not be reached
 */
export async function reinitializeAuth(): Promise<void> {
  if (!hasStoredSession()) return
  const service = await auth()
  const { error } = await service.refreshSession()
  if (!error) return
  const problem = toAppError(error)
  if (problem.code === 'network') throw problem
  await service.signOut({ scope: 'local' })
}
