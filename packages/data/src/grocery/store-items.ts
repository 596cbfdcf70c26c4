import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { rows } from '../vocabulary.ts'
import { groceryKeys } from './keys.ts'
import { product } from './product.ts'

const cursor = z.object({
  section_position: z.number(),
  section: z.string(),
  position: z.number(),
  id: z.string(),
})
const page = z.object({ products: rows(product), next_cursor: z.nullable(cursor) })
/** A page of what a store sells. */
export type ProductsPage = z.infer<typeof page>

const FIRST_PAGE: z.infer<typeof cursor> | undefined = undefined
/** Stock moves: a page older than a minute is refetched when it is shown again. */
const FRESH_MS = 60_000

/** What a store sells in one aisle or in all, whose names fit a search, a page at a time. */
export function storeItemsOptions(
  storeId: string,
  aisle: string | undefined,
  search: string,
  language: Language,
) {
  return infiniteQueryOptions({
    ...STORED_OFFLINE,
    queryKey: groceryKeys.items(storeId, aisle, search, language),
    staleTime: FRESH_MS,
    queryFn: ({ pageParam, signal }) =>
      call(
        'store_items',
        {
          vendor_id: storeId,
          language,
          ...(aisle === undefined ? {} : { aisle }),
          ...(search === '' ? {} : { search }),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        page,
        signal,
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next_cursor: next }: ProductsPage) => next ?? undefined,
  })
}

/**
 * What a store sells in one aisle or in all; with another aisle or search, the old products stay until the new ones
 * arrive (`isPlaceholderData`).
 */
export function useStoreItems(storeId: string, aisle: string | undefined, search: string) {
  const language = useLanguage((state) => state.language)
  return useInfiniteQuery({
    ...storeItemsOptions(storeId, aisle, search.trim(), language),
    placeholderData: keepPreviousData,
  })
}
