import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '../client/client.ts'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { useUserId } from '../session/session-store.ts'
import { vendorKeys } from './keys.ts'

const favourite = z.object({
  vendors: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    kind: vendorKind,
    area: z.string(),
    picture: z.nullable(z.string()),
  }),
})

/** A vendor that a customer saved for later, as a short tile shows it. */
export type Favourite = z.infer<typeof favourite>['vendors']

/** The signed-in user's saved vendors, the latest first; nothing for guests. */
export function useFavourites() {
  const userId = useUserId()
  return useQuery({
    queryKey: vendorKeys.favourites(userId),
    enabled: userId !== null,
    queryFn: async (): Promise<readonly Favourite[]> => {
      const { data, error } = await (await supabase())
        .from('wishlists')
        .select('vendors!inner(id, slug, name, kind, area, picture)')
        .not('vendor_id', 'is', null)
        .order('created_at', { ascending: false })
      if (error) throw toAppError(error)
      return z
        .array(favourite)
        .parse(data)
        .map(({ vendors }) => vendors)
    },
  })
}

/** Saves or removes a vendor; shown at once and rolled back when the request fails. */
export function useKeepFavourite() {
  const queryClient = useQueryClient()
  const queryKey = vendorKeys.favourites(useUserId())
  return useMutation({
    scope: { id: 'favourites' },
    mutationFn: async ({ vendor, keep }: { readonly vendor: Favourite; readonly keep: boolean }) => {
      const table = (await supabase()).from('wishlists')
      const { error } = await (keep
        ? table.insert({ vendor_id: vendor.id })
        : table.delete().eq('vendor_id', vendor.id))
      // Saved already, perhaps on another device: that is what was requested.
      if (error && error.code !== '23505') throw toAppError(error)
    },
    onMutate: async ({ vendor, keep }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<readonly Favourite[]>(queryKey)
      const others = (before ?? []).filter(({ id }) => id !== vendor.id)
      queryClient.setQueryData<readonly Favourite[]>(queryKey, keep ? [vendor, ...others] : others)
      return { before }
    },
    onError: (_error, _change, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
