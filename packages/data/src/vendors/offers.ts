import { queryOptions, useQuery } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { vendorKeys } from './keys.ts'

/** The discounts by code that are valid now and for everyone, smallest order first; amounts in paise. */
export function offersOptions() {
  return queryOptions({
    ...STORED_OFFLINE,
    queryKey: vendorKeys.offers,
    queryFn: async () => {
      const { data, error } = await (await supabase())
        .from('coupons')
        .select('code, title, minimum_paise')
        .order('minimum_paise')
      if (error) throw toAppError(error)
      return data
    },
  })
}

/** The discounts by code that are valid now and for everyone. */
export function useOffers() {
  return useQuery(offersOptions())
}
