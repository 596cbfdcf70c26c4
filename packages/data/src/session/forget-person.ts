import type { QueryClient } from '@tanstack/react-query'
import { useSession } from './session-store.ts'

/** Clears the whole query cache, and refetches the public data that is on screen. */
function forget(queryClient: QueryClient, userId: string): void {
  queryClient.getMutationCache().clear()
  for (const query of queryClient.getQueryCache().getAll()) query.reset()
  queryClient.removeQueries({ type: 'inactive' })
  // After the screens have rendered for a guest: queries of the user's own data are unmounted by then.
  setTimeout(() => {
    void queryClient.refetchQueries({
      type: 'active',
      // A component that is about to unmount may still use the user's data.
      predicate: ({ queryKey, state }) =>
        !queryKey.includes(userId) && state.status === 'pending' && state.fetchStatus === 'idle',
    })
  }, 0)
}

/**
 * Clears a user's data from the cache as soon as they sign out, here or in another tab, or another user signs in.
 *
 * @returns a function that stops this
 */
export function forgetOnLeaving(queryClient: QueryClient): () => void {
  return useSession.subscribe(({ userId }, before) => {
    if (before.userId !== null && before.userId !== userId) forget(queryClient, before.userId)
  })
}
