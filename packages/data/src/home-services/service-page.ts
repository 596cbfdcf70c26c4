import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { homeServiceKeys } from './keys.ts'

const servicePage = z.object({
  type: z.string(),
  part_of: z.string(),
  name: z.string(),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  materials: z.nullable(z.string()),
  offers: z.array(
    z.object({
      vendor_id: z.string(),
      vendor_name: z.string(),
      picture: z.nullable(z.string()),
      rating: z.nullable(z.number()),
      ratings_count: z.number(),
      service_id: z.string(),
      name: z.string(),
      price_paise: z.number(),
      minutes: z.number(),
      /** How many come together. */
      team: z.number(),
      /** How many people can do it. */
      people: z.number(),
      warranty_days: z.number(),
      /** A visit whose price is set against the work that is approved on it. */
      sets_off: z.boolean(),
      /** Within four days; null for not so soon. */
      next_free: z.nullable(z.string()),
    }),
  ),
})
/** One kind of service, with who comes to the place for it. */
export type ServicePage = z.infer<typeof servicePage>
/** What one vendor offers of it. */
export type ServiceOffer = ServicePage['offers'][number]

/** One kind of service, in the user's language. */
export function servicePageOptions(type: string, place: LatLng | undefined, language: Language) {
  return queryOptions({
    ...STORED_OFFLINE,
    queryKey: homeServiceKeys.service(type, place, language),
    queryFn: ({ signal }) =>
      call(
        'service_type_page',
        { type, language, ...(place ? { lat: place.lat, lng: place.lng } : {}) },
        servicePage,
        signal,
      ),
  })
}

/**
 * One kind of service (Spec §2 /home-services/{serviceId}), for everybody.
 *
 * @throws AppError service_not_found
 */
export function useServicePage(type: string, place: LatLng | undefined) {
  return useQuery(
    servicePageOptions(
      type,
      place,
      useLanguage((state) => state.language),
    ),
  )
}
