import { useQueryClient } from '@tanstack/react-query'
import { auth } from '../client/auth.ts'
import { profileKeys } from '../profile/profile.ts'
import { useTopic } from '../realtime/use-topic.ts'
import { useUserId } from './session-store.ts'

/**
 * Follows the person's roles while the page is open, once per page: the server announces a change, the roles are
 * fetched anew, guards let in or out, and the session is renewed so that its app metadata follows (Spec §6).
 */
export function useLiveRoles(): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event }) => {
    if (event !== 'roles' && event !== 'rejoined') return
    void queryClient.invalidateQueries({ queryKey: profileKeys.roles(userId) })
    if (event !== 'roles') return
    // Without a network the next renewal brings the metadata along.
    void auth()
      .then((service) => service.refreshSession())
      .catch(() => undefined)
  })
}
