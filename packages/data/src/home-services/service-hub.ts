import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { homeServiceKeys } from './keys.ts'

/** The trade of home services, as the database names it. */
export const HOME_SERVICE = 'home_service'

const hub = z.array(
  z.object({
    type: z.string(),
    name: z.string(),
    services: z.array(
      z.object({
        type: z.string(),
        name: z.string(),
        /** How many come to the place, or offer it at all where there is none. */
        vendors: z.number(),
        from_paise: z.nullable(z.number()),
      }),
    ),
  }),
)
/** A kind of work, such as an electrician's, with what can be booked of it. */
export type ServiceGroup = z.infer<typeof hub>[number]

/** What can be booked at a place, by kind of work; everything there is without one. */
export function serviceHubOptions(place: LatLng | undefined, language: Language) {
  return queryOptions({
    ...STORED_OFFLINE,
    queryKey: homeServiceKeys.hub(place, language),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        'service_hub',
        { trade: HOME_SERVICE, language, ...(place ? { lat: place.lat, lng: place.lng } : {}) },
        hub,
        signal,
      ),
  })
}

/** The kinds of work and their services (Spec §2 /home-services), for everybody. */
export function useServiceHub(place: LatLng | undefined) {
  return useQuery(
    serviceHubOptions(
      place,
      useLanguage((state) => state.language),
    ),
  )
}
