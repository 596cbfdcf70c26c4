import { useQuery } from '@tanstack/react-query'
import { client } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { vendorKeys } from './keys.ts'

/** The discounts by code that run now, smallest order first; amounts in paise. */
export function useOffers() {
  return useQuery({
    queryKey: vendorKeys.offers,
    queryFn: async () => {
      const { data, error } = await client()
        .rest.from('coupons')
        .select('code, title, minimum_paise')
        .order('minimum_paise')
      if (error) throw toAppError(error)
      return data
    },
  })
}
