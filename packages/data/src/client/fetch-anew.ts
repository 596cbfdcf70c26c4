import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches a query again because of what has just happened. One that is being fetched for the first time is begun anew,
 * which an invalidation leaves alone: its answer may have been read before. What no screen shows is only marked as old.
 */
export async function fetchAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  if (queryClient.getQueryData(queryKey) === undefined)
    await queryClient.cancelQueries({ queryKey, exact: true })
  await queryClient.invalidateQueries({ queryKey, exact: true })
}
