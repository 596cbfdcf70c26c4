import type { Role } from '@angadi/domain/roles.ts'
import { useEffect, useRef } from 'react'
import { auth } from '../client/auth.ts'
import { profileKeys, useRoles } from '../profile/profile.ts'
import { useRefetchOnEvent } from '../realtime/use-refetch-on-event.ts'
import { useSession } from './session-store.ts'

function keyOf(roles: readonly Role[]): string {
  return roles.toSorted().join(' ')
}

/**
 * Follows the user's roles while the page is open, once per page: the server announces a change, the roles are
 * refetched, guards react, and the session is renewed so that its app metadata follows (Spec §6).
 */
export function useLiveRoles(): void {
  const userId = useSession((session) => session.userId)
  const carried = useSession((session) => keyOf(session.claimedRoles))
  const { data: roles, isFallback } = useRoles()
  const renewedFor = useRef('')
  // After joining too: changes announced before the subscription are only in the table.
  useRefetchOnEvent('roles', profileKeys.roles(userId))
  const held = roles === undefined || isFallback ? undefined : keyOf(roles)
  useEffect(() => {
    if (held === undefined || held === carried || renewedFor.current === held) return
    // Once for each change: a token that does not follow must not be renewed in a loop.
    renewedFor.current = held
    void auth()
      .then((service) => service.refreshSession())
      .catch(() => undefined)
  }, [held, carried])
}
