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

/** The longest description of an item, in characters, as in the database. */
export const MOST_DESCRIPTION_LETTERS = 400

/** A text in languages other than its vendor's own. */
export type Translations = Partial<Record<Language, string>>

/** What an item is called, and how it is described, in languages other than its vendor's own. */
export interface ItemNames {
  readonly names: Translations
  readonly descriptions: Translations
}

const texts = z.record(z.string(), z.string())
const stored = z.object({ name_translations: texts, description_translations: texts })
const COLUMNS = 'name_translations, description_translations'

/** The vendor's own translations of an item's name and description. */
export function useItemNames(itemId: string) {
  return useQuery({
    queryKey: vendorConsoleKeys.itemNames(itemId),
    queryFn: async ({ signal }): Promise<ItemNames> => {
      const { data, error } = await (await supabase())
        .from('catalog_items')
        .select(COLUMNS)
        .eq('id', itemId)
        .abortSignal(signal)
        .single()
      if (error) throw toAppError(error)
      return read(data)
    },
  })
}

/**
 * Saves the vendor's own translations of an item's name and description; an empty one is left out, and the dictionary's
 * name or the description as written is used instead.
 */
export function useSetItemNames(vendorId: string, itemId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ names, descriptions }: ItemNames) => {
      const { data, error } = await (await supabase())
        .from('catalog_items')
        .update({ name_translations: filled(names), description_translations: filled(descriptions) })
        .eq('id', itemId)
        .select(COLUMNS)
      if (error) throw toAppError(error)
      const [saved] = data
      // Row-level security refuses silently: no row was changed.
      if (!saved) throw new AppError('not_your_vendor', 'not_your_vendor', false)
      return read(saved)
    },
    // A save that follows at once replaces all names: it has to know these before they are fetched again.
    onSuccess: (saved) => queryClient.setQueryData<ItemNames>(vendorConsoleKeys.itemNames(itemId), saved),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.itemNames(itemId) })
      void queryClient.invalidateQueries({ queryKey: vendorKeys.menu(vendorId) })
    },
  })
}

/** The translations of a row. */
function read(row: unknown): ItemNames {
  const { name_translations: names, description_translations: descriptions } = stored.parse(row)
  return { names, descriptions }
}

/** Translations without spaces around them, and without empty ones. */
function filled(translations: Translations): Record<string, string> {
  const trimmed = Object.entries(translations).map(([language, text]) => [language, text.trim()] as const)
  return Object.fromEntries(trimmed.filter(([, text]) => text !== ''))
}
