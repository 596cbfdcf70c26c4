import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { packageKeys } from './keys.ts'

const FRESH_MS = 60_000

const offered = z.object({
  id: z.string(),
  service_id: z.string(),
  name: z.string(),
  sittings: z.number(),
  price_paise: z.number(),
  /** Until how many days after buying it can be used. */
  valid_days: z.number(),
  is_active: z.boolean(),
})
/** Sittings of a service that a vendor sells together; price in paise. */
export type OfferedPackage = z.infer<typeof offered>

/**
 * The packages of a vendor, the oldest first.
 *
 * @param withInactive also those that are not sold at the moment, which only its own people can read
 */
export function offeredPackagesOptions(vendorId: string, withInactive = false) {
  return queryOptions({
    queryKey: packageKeys.offered(vendorId, withInactive),
    staleTime: withInactive ? 0 : FRESH_MS,
    queryFn: async ({ signal }): Promise<readonly OfferedPackage[]> => {
      const all = (await supabase())
        .from('service_packages')
        .select('id, service_id, name, sittings, price_paise, valid_days, is_active')
        .eq('vendor_id', vendorId)
      const { data, error } = await (withInactive ? all : all.eq('is_active', true))
        .order('created_at')
        .limit(100)
        .abortSignal(signal)
      if (error) throw toAppError(error)
      return z.array(offered).parse(data)
    },
  })
}

/** The packages that a vendor sells. */
export function useOfferedPackages(vendorId: string, withInactive = false) {
  return useQuery(offeredPackagesOptions(vendorId, withInactive))
}
