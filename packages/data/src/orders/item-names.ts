import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { orderKeys } from './keys.ts'

const itemName = z.object({
  item_id: z.string(),
  written: z.string(),
  name: z.string(),
  /** What can be chosen for it, by the name that the vendor wrote. */
  options: z.record(z.string(), z.string()),
})

/** What names a line of an order: its item, and the names of the day it was ordered. */
export interface NamedLine {
  readonly id: string | null
  readonly name: string
  readonly options?: readonly { readonly name: string }[] | null | undefined
}

/** The names of a line as its reader sees them. */
export interface LineNames {
  readonly name: string
  readonly options: readonly string[]
}

/**
 * The names of an order's items, and of what was chosen for them, in the reader's language. An order keeps the names of
 * its day: one that its vendor has written anew since, or that nobody has translated, stays as it was.
 */
export function useItemNames(lines: readonly NamedLine[]): (line: NamedLine) => LineNames {
  const userId = useUserId()
  const language = useLanguage((state) => state.language)
  const ids = [...new Set(lines.flatMap(({ id }) => id ?? []))].toSorted()
  const { data: names = [] } = useQuery({
    queryKey: orderKeys.itemNames(ids, language),
    enabled: userId !== null && ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call('item_names', { item_ids: ids, language }, rows(itemName), signal),
  })
  return ({ id, name, options }) => {
    const known = names.find(({ item_id }) => item_id === id)
    const optionNames = new Map(Object.entries(known?.options ?? {}))
    return {
      name: known?.written === name ? known.name : name,
      options: (options ?? []).map((option) => optionNames.get(option.name) ?? option.name),
    }
  }
}
