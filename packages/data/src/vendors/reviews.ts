import { useQuery } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { vendorKeys } from './keys.ts'

/** The latest reviews of a vendor that have a text. */
export function useReviews(vendorId: string | undefined) {
  return useQuery({
    ...STORED_OFFLINE,
    queryKey: vendorKeys.reviews(vendorId ?? ''),
    enabled: vendorId !== undefined,
    queryFn: async () => {
      const { data, error } = await (await supabase())
        .from('reviews')
        .select('id, author_name, stars, body, reply, created_at')
        .eq('vendor_id', vendorId ?? '')
        .not('body', 'is', null)
        .order('created_at', { ascending: false })
        .limit(20)
      if (error) throw toAppError(error)
      return data
    },
  })
}
