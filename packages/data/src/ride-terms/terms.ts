import type { RideTermsInput } from '@angadi/domain/rides/terms-draft.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rideTerms } from '../driver-day/ride-terms.ts'
import { rows } from '../vocabulary.ts'

/** Query keys of what drivers pay for rides, for the administration. */
export const rideTermsKeys = { all: ['ride-terms'] as const }

const place = z.extend(rideTerms, {
  region_id: z.string(),
  region_name: z.string(),
  vehicle: z.string(),
  next: z.nullable(rideTerms),
  /** Fees of the last seven days. */
  taken_paise: z.number(),
})
/** What drivers with a vehicle pay in a region, now and next; amounts in paise. */
export type RegionRideTerms = z.infer<typeof place>

/** What drivers pay for rides in each region with each vehicle. */
export function useRegionRideTerms() {
  return useQuery({
    queryKey: rideTermsKeys.all,
    staleTime: 0,
    queryFn: ({ signal }) => call('ride_terms', {}, rows(place), signal),
  })
}

/**
 * Sets what drivers pay from a day on, at the earliest tomorrow; the key makes repeating it harmless.
 *
 * @throws AppError ride_terms_invalid, ride_terms_in_use, network
 */
export function useSetRideTerms() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ terms, key }: { readonly terms: RideTermsInput; readonly key: string }) =>
      call('set_ride_terms', { terms, idempotency_key: key }, z.object({ starts_at: z.string() })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: rideTermsKeys.all }),
  })
}
