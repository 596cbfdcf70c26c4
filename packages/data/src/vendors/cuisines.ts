import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { rows } from '../vocabulary.ts'
import { vendorKeys } from './keys.ts'

const cuisine = z.object({
  /** As vendors write it. */
  cuisine: z.string(),
  /** In the user's language. */
  name: z.string(),
  /** Of dishes, those called like the cuisine first. */
  pictures: z.array(z.string()),
  vendors: z.number(),
  open_vendors: z.number(),
  veg_vendors: z.number(),
  open_veg_vendors: z.number(),
})

/** A cuisine around a location, with how many restaurants have it, and how many of those are open or purely vegetarian. */
export type Cuisine = z.infer<typeof cuisine>

/** The cuisines of the restaurants that deliver to a location, the most offered first. */
export function cuisinesOptions({ lat, lng }: LatLng, language: Language) {
  return queryOptions({
    ...STORED_OFFLINE,
    queryKey: vendorKeys.cuisines({ lat, lng }, language),
    queryFn: ({ signal }) => call('cuisines_near', { lat, lng, language }, rows(cuisine), signal),
  })
}

/** The cuisines of the restaurants that deliver to a location, in the user's language. */
export function useCuisines(at: LatLng) {
  return useQuery(
    cuisinesOptions(
      at,
      useLanguage((state) => state.language),
    ),
  )
}
