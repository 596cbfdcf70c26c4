import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { groceryKeys } from './keys.ts'
import { product } from './product.ts'

/** A product with the store that sells it. */
export const foundProduct = z.extend(product, {
  store: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    is_open: z.boolean(),
    distance_m: z.number(),
  }),
})
/** A product found among the stores that deliver here, with its store. */
export type FoundProduct = z.infer<typeof foundProduct>

/** Products by name or brand, in whichever script it is typed; blank and one-letter searches send no request. */
export function useGrocerySearch(query: string, at: LatLng) {
  const words = query.trim()
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: groceryKeys.search(words, at, language),
    enabled: words.length >= 2,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        'grocery_search',
        { query: words, lat: at.lat, lng: at.lng, language },
        rows(foundProduct),
        signal,
      ),
  })
}
