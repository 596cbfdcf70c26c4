import type { QueryClient } from '@tanstack/react-query'
import { useSession } from './session-store.ts'

/** Empties the cache of everything that was fetched, and has what is on screen for everybody fetched anew. */
function forget(queryClient: QueryClient, userId: string): void {
  queryClient.getMutationCache().clear()
  for (const query of queryClient.getQueryCache().getAll()) query.reset()
  queryClient.removeQueries({ type: 'inactive' })
  // After the screens have drawn themselves for the guest: what asked for the person's own data is gone by then.
  setTimeout(() => {
    void queryClient.refetchQueries({
      type: 'active',
      // A part that is about to go may still hold on to what was the person's.
      predicate: ({ queryKey, state }) =>
        !queryKey.includes(userId) && state.status === 'pending' && state.fetchStatus === 'idle',
    })
  }, 0)
}

/**
 * Has the cache forget a person as soon as they sign out, here or in another tab, or somebody else signs in.
 *
 * @returns what ends this
 */
export function forgetOnLeaving(queryClient: QueryClient): () => void {
  return useSession.subscribe(({ userId }, before) => {
    if (before.userId !== null && before.userId !== userId) forget(queryClient, before.userId)
  })
}
