import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { courierKeys } from './keys.ts'

/** The handler of a mutation after which data are fetched again. */
export function refetched(queryClient: QueryClient, queryKey: QueryKey) {
  return {
    onSettled: (_answer: unknown, error: Error | null) => {
      const fetched = queryClient.invalidateQueries({ queryKey })
      // Without a network that would wait until there is one; the error must be shown now.
      return error === null ? fetched : undefined
    },
  }
}

/**
 * The handlers of a mutation that shows its outcome at once, and rolls it back when the server refuses.
 *
 * @param patch what the data will look like when the step succeeds
 */
export function optimistic<Data, Variables>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  patch: (data: Data, variables: Variables) => Data,
) {
  return {
    onMutate: async (variables: Variables) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Data>(queryKey)
      // Kept, because the server's clock is computed from the time of the response.
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now()
      if (before !== undefined)
        queryClient.setQueryData<Data>(queryKey, patch(before, variables), { updatedAt })
      return { before }
    },
    onError: (_error: Error, _variables: Variables, stored: { before: Data | undefined } | undefined) => {
      if (stored?.before !== undefined) queryClient.setQueryData<Data>(queryKey, stored.before)
    },
    ...refetched(queryClient, courierKeys.all),
  }
}
