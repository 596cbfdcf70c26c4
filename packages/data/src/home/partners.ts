import type { LatLng } from '@angadi/domain/geo.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { rows } from '../vocabulary.ts'
import { homeKeys } from './keys.ts'

const partner = z.object({
  id: z.string(),
  kind: vendorKind,
  slug: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  rating: z.number(),
  ratings_count: z.number(),
})

/** The best rated vendors around a place, or of all towns without one. */
export function partnersOptions(at: LatLng | undefined) {
  return {
    ...STORED_OFFLINE,
    queryKey: homeKeys.partners(at),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      call('brand_partners', at ? { lat: at.lat, lng: at.lng } : {}, rows(partner), signal),
  }
}

/** The best rated vendors around a place, or of all towns without one. */
export function usePartners(at: LatLng | undefined) {
  return useQuery(partnersOptions(at))
}
