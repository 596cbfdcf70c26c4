import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { orderKeys } from './keys.ts'

const itemName = z.object({ item_id: z.string(), written: z.string(), name: z.string() })

/** What names a line of an order: its item, and the name of the day it was ordered. */
export interface NamedLine {
  readonly id: string | null
  readonly name: string
}

/**
 * The names of an order's items in the reader's language. An order keeps the names of its day: one that its vendor has
 * written anew since, or that nobody has translated, stays as it was.
 */
export function useItemNames(lines: readonly NamedLine[]): (line: NamedLine) => string {
  const userId = useUserId()
  const language = useLanguage((state) => state.language)
  const ids = [...new Set(lines.flatMap(({ id }) => id ?? []))].toSorted()
  const { data: names = [] } = useQuery({
    queryKey: orderKeys.itemNames(ids, language),
    enabled: userId !== null && ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call('item_names', { item_ids: ids, language }, rows(itemName), signal),
  })
  return ({ id, name }) =>
    names.find(({ item_id, written }) => item_id === id && written === name)?.name ?? name
}
