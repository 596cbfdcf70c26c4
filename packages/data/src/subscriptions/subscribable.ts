import { useQuery } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { subscriptionKeys } from './keys.ts'

/** How long it is not asked again whether an item can be subscribed to, in milliseconds. */
const FRESH_MS = 10 * 60_000

/** Which of some items can be subscribed to: a subset of their ids. */
export function useSubscribable(itemIds: readonly string[]) {
  return useQuery({
    queryKey: subscriptionKeys.subscribable(itemIds),
    enabled: itemIds.length > 0,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { data, error } = await (await supabase())
        .from('subscription_items')
        .select('item_id')
        .in('item_id', [...itemIds])
        .abortSignal(signal)
      if (error) throw toAppError(error)
      return data.map(({ item_id }) => item_id)
    },
  })
}
