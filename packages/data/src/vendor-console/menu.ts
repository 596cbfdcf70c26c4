import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { nothing } from '../rows.ts'
import { vendorKeys } from '../vendors/keys.ts'
import type { Menu, MenuItem } from '../vendors/menu.ts'
import { vendorConsoleKeys } from './keys.ts'

/** Whether an item may be ordered after its vendor has switched it, as far as this page knows. */
function switched(item: MenuItem, available: boolean, until: string | undefined): MenuItem {
  return {
    ...item,
    is_available: available || until !== undefined,
    sold_out_until: available ? null : (until ?? null),
    orderable: available,
    unavailable_reason: available ? null : 'sold_out',
  }
}

async function showItemAs(
  queryClient: QueryClient,
  vendorId: string,
  itemId: string,
  change: (item: MenuItem) => MenuItem,
): Promise<() => void> {
  const queryKey = vendorKeys.menu(vendorId)
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData<Menu>(queryKey)
  queryClient.setQueryData<Menu>(queryKey, (menu) =>
    menu?.map((section) => ({
      ...section,
      items: section.items.map((item) => (item.id === itemId ? change(item) : item)),
    })),
  )
  return () => queryClient.setQueryData(queryKey, before)
}

/** Takes an item off the menu, until a time or for good, or puts it back; shown at once. */
export function useSetItemAvailability(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ itemId, available, until }: { itemId: string; available: boolean; until?: string }) =>
      call('set_item_availability', { item_id: itemId, available, ...(until ? { until } : {}) }, nothing),
    onMutate: async ({ itemId, available, until }) => ({
      putBack: await showItemAs(queryClient, vendorId, itemId, (item) => switched(item, available, until)),
    }),
    onError: (_error, _change, context) => context?.putBack(),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: vendorKeys.menu(vendorId) }),
  })
}

/** Stock of each counted item, by item id; items without stock counting are absent. */
export function useStock(vendorId: string) {
  return useQuery({
    queryKey: vendorConsoleKeys.stock(vendorId),
    queryFn: async ({ signal }) => {
      const { data, error } = await (await supabase())
        .from('catalog_items')
        .select('id, stock')
        .eq('vendor_id', vendorId)
        .not('stock', 'is', null)
        .abortSignal(signal)
      if (error) throw toAppError(error)
      return Object.fromEntries(data.map(({ id, stock }) => [id, stock ?? 0]))
    },
  })
}

/** Sets an item's stock; null stops counting. */
export function useSetStock(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ itemId, stock }: { itemId: string; stock: number | null }) => {
      const { error } = await (await supabase()).from('catalog_items').update({ stock }).eq('id', itemId)
      if (error) throw toAppError(error)
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.stock(vendorId) })
      void queryClient.invalidateQueries({ queryKey: vendorKeys.menu(vendorId) })
    },
  })
}

/** Takes one option of an item off the menu or puts it back, such as the family pack; shown at once. */
export function useSetOptionAvailability(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ optionId, available }: { itemId: string; optionId: string; available: boolean }) => {
      const { data, error } = await (await supabase())
        .from('item_options')
        .update({ is_available: available })
        .eq('id', optionId)
        .select('id')
      if (error) throw toAppError(error)
      // Row-level security refuses silently: no row was changed.
      if (data.length === 0) throw new AppError('not_your_vendor', 'not_your_vendor', false)
    },
    onMutate: async ({ itemId, optionId, available }) => ({
      putBack: await showItemAs(queryClient, vendorId, itemId, (item) => ({
        ...item,
        option_groups: item.option_groups.map((group) => ({
          ...group,
          options: group.options.map((option) =>
            option.id === optionId ? { ...option, is_available: available } : option,
          ),
        })),
      })),
    }),
    onError: (_error, _change, context) => context?.putBack(),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: vendorKeys.menu(vendorId) }),
  })
}
