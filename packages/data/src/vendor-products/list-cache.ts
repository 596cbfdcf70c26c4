import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { vendorKeys } from '../vendors/keys.ts'
import type { VendorItem } from './items.ts'
import { vendorProductKeys } from './keys.ts'

type Pages = InfiniteData<readonly VendorItem[], unknown>

/** Pages up to which a list is fetched again as a whole; a longer one is only marked as old. */
const FEW_PAGES = 3

/**
 * Shows an item differently in every list that has it, before the server has answered.
 *
 * @returns puts the lists back as they were
 */
export function showItemAs(
  queryClient: QueryClient,
  vendorId: string,
  itemId: string,
  change: (item: VendorItem) => VendorItem,
): () => void {
  const lists = queryClient.getQueriesData<Pages>({ queryKey: vendorProductKeys.lists(vendorId) })
  for (const [queryKey] of lists)
    queryClient.setQueryData<Pages>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => page.map((item) => (item.id === itemId ? change(item) : item))),
        },
    )
  return () => {
    for (const [queryKey, data] of lists) queryClient.setQueryData(queryKey, data)
  }
}

/** Fetches again what a change of items has made old: lists that are long only when they are opened again. */
export function refreshItems(queryClient: QueryClient, vendorId: string, itemId?: string): void {
  void queryClient.invalidateQueries({ queryKey: vendorProductKeys.catalogue(vendorId) })
  void queryClient.invalidateQueries({ queryKey: vendorKeys.menu(vendorId) })
  if (itemId) void queryClient.invalidateQueries({ queryKey: vendorProductKeys.item(vendorId, itemId) })
  for (const [queryKey, data] of queryClient.getQueriesData<Pages>({
    queryKey: vendorProductKeys.lists(vendorId),
  }))
    void queryClient.invalidateQueries({
      queryKey,
      exact: true,
      refetchType: data && data.pages.length > FEW_PAGES ? 'none' : 'active',
    })
}
