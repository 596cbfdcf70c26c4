import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { vendorProductKeys } from './keys.ts'

const catalogue = z.object({
  items: z.number(),
  off: z.number(),
  low: z.number(),
  expiring: z.number(),
  without_picture: z.number(),
  sections: z.array(z.object({ name: z.string(), items: z.number() })),
})
/** How much a vendor has for sale, and its sections in order. */
export type VendorCatalogue = z.infer<typeof catalogue>

/** How much a vendor has for sale, and its sections in order. */
export function vendorCatalogueOptions(vendorId: string) {
  return queryOptions({
    queryKey: vendorProductKeys.catalogue(vendorId),
    staleTime: 0,
    queryFn: ({ signal }) => call('vendor_catalogue', { vendor_id: vendorId }, catalogue, signal),
  })
}

/** How much a vendor has for sale, and its sections in order. */
export function useVendorCatalogue(vendorId: string) {
  return useQuery(vendorCatalogueOptions(vendorId))
}

/** The trades that have aisles or departments for the items of vendors. */
export type ItemAisles = 'grocery' | 'shopping'

/** The categories that items of a kind of vendor belong to: aisles and departments with their tax class. */
export function itemCategoriesOptions(kind: ItemAisles) {
  return queryOptions({
    queryKey: vendorProductKeys.categories(kind),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { data, error } = await (await supabase())
        .from('categories')
        .select('id, name, tax_class, position')
        .eq('kind', kind)
        .not('parent_id', 'is', null)
        .order('position')
        .order('name')
        .abortSignal(signal)
      if (error) throw toAppError(error)
      return data
    },
  })
}

/** The categories that items of a kind of vendor belong to. */
export function useItemCategories(kind: ItemAisles) {
  return useQuery(itemCategoriesOptions(kind))
}
