import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { roundKeys } from './keys.ts'

/** How many items a search shows. */
const MOST = 20

/** An item that a vendor may offer by subscription. */
export interface ItemToOffer {
  readonly id: string
  readonly name: string
  readonly unit: string | null
}

/** A vendor's items whose names contain a text, by name. */
export function useItemsToOffer(vendorId: string, search: string) {
  return useQuery({
    queryKey: roundKeys.items(vendorId, search),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<readonly ItemToOffer[]> => {
      const { data, error } = await (await supabase())
        .from('catalog_items')
        .select('id, name, unit')
        .eq('vendor_id', vendorId)
        .ilike('name', `%${search.slice(0, 100).replace(/[%_\\]/g, '\\$&')}%`)
        .order('name')
        .limit(MOST)
        .abortSignal(signal)
      if (error) throw toAppError(error)
      return data
    },
  })
}
