import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { diet } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import { vendorKeys } from './keys.ts'

const dish = z.object({
  vendor_id: z.string(),
  vendor_slug: z.string(),
  vendor_name: z.string(),
  item_id: z.string(),
  item_name: z.string(),
  price_paise: z.number(),
  diet: z.nullable(diet),
  picture: z.nullable(z.string()),
  distance_m: z.number(),
  is_open: z.boolean(),
})

/** An item found by name among the vendors that deliver here. */
export type FoundDish = z.infer<typeof dish>

/** Items by name, in whichever script it is typed; blank and one-letter searches return nothing and send no request. */
export function useDishes(query: string, at: LatLng) {
  const words = query.trim()
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: vendorKeys.dishes(words, at, language),
    enabled: words.length >= 2,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call('search_food', { query: words, lat: at.lat, lng: at.lng, language }, rows(dish), signal),
  })
}
