import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { refreshItems, showItemAs } from './list-cache.ts'

/** A switch of one item: on, off for good, or off until an ISO time. */
export interface ItemSwitch {
  readonly itemId: string
  readonly available: boolean
  readonly until?: string
}

/** Takes an item off the menu, until a time or for good, or puts it back; shown at once. */
export function useSwitchItem(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ itemId, available, until }: ItemSwitch) =>
      call('set_item_availability', { item_id: itemId, available, ...(until ? { until } : {}) }, nothing),
    onMutate: ({ itemId, available, until }) => ({
      putBack: showItemAs(queryClient, vendorId, itemId, (item) => ({
        ...item,
        is_available: available || until !== undefined,
        sold_out_until: available ? null : (until ?? null),
        unavailable_reason: available ? null : 'sold_out',
      })),
    }),
    onError: (_error, _change, context) => context?.putBack(),
    onSettled: (_answer, _error, { itemId }) => refreshItems(queryClient, vendorId, itemId),
  })
}
