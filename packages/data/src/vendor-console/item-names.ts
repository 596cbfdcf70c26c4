import type { Language } from '@angadi/i18n/languages.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '../client/client.ts'
import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { vendorKeys } from '../vendors/keys.ts'
import { vendorConsoleKeys } from './keys.ts'

/** The longest name of an item, in characters, as in the database. */
export const MOST_NAME_LETTERS = 100

/** An item's names in languages other than its vendor's own. */
export type ItemNames = Partial<Record<Language, string>>

const names = z.record(z.string(), z.string())

/** The vendor's own translations of an item's name. */
export function useItemNames(itemId: string) {
  return useQuery({
    queryKey: vendorConsoleKeys.itemNames(itemId),
    queryFn: async ({ signal }): Promise<ItemNames> => {
      const { data, error } = await (await supabase())
        .from('catalog_items')
        .select('name_translations')
        .eq('id', itemId)
        .abortSignal(signal)
        .single()
      if (error) throw toAppError(error)
      return names.parse(data.name_translations)
    },
  })
}

/**
 * Saves the vendor's own translations of an item's name; an empty one is left out, and the dictionary's is used
 * instead.
 */
export function useSetItemNames(vendorId: string, itemId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (translations: ItemNames) => {
      const filled = Object.entries(translations)
        .map(([language, name]) => [language, name.trim()] as const)
        .filter(([, name]) => name !== '')
      const { data, error } = await (await supabase())
        .from('catalog_items')
        .update({ name_translations: Object.fromEntries(filled) })
        .eq('id', itemId)
        .select('name_translations')
      if (error) throw toAppError(error)
      const [saved] = data
      // Row-level security refuses silently: no row was changed.
      if (!saved) throw new AppError('not_your_vendor', 'not_your_vendor', false)
      return names.parse(saved.name_translations)
    },
    // A save that follows at once replaces all names: it has to know these before they are fetched again.
    onSuccess: (saved) => queryClient.setQueryData<ItemNames>(vendorConsoleKeys.itemNames(itemId), saved),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.itemNames(itemId) })
      void queryClient.invalidateQueries({ queryKey: vendorKeys.menu(vendorId) })
    },
  })
}
