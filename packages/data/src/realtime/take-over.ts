import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Takes what an event carries into a query, so that it need not be fetched. A query that is being fetched right now is
 * fetched again instead, because its answer may be older than the event.
 *
 * @param change the data with what the event carries; undefined where the event does not say enough
 */
export function takeOver<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data | undefined,
): void {
  const known = queryClient.getQueryData<Data>(queryKey)
  const isFetching = queryClient.isFetching({ queryKey, exact: true }) > 0
  const next = known === undefined || isFetching ? undefined : change(known)
  if (next === undefined) void queryClient.invalidateQueries({ queryKey, exact: true })
  else queryClient.setQueryData<Data>(queryKey, next)
}
