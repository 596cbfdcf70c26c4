import { useQuery } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { toReadError } from '../errors/to-read-error.ts'
import { useUserId } from '../session/session-store.ts'

/** Query keys of businesses. */
export const businessKeys = { of: (userId: string | null) => ['businesses', userId] as const }

/** What a customer fills in for a business: as it is registered for GST. */
export interface BusinessDraft {
  readonly gstin: string
  readonly legal_name: string
  readonly address: string
}

/** A business in whose name a customer has invoices made out. */
export interface Business extends BusinessDraft {
  readonly id: string
}

/** The businesses that the customer has saved, in the order in which they were. */
export function useBusinesses() {
  const userId = useUserId()
  return useQuery({
    queryKey: businessKeys.of(userId),
    enabled: userId !== null,
    queryFn: async (): Promise<readonly Business[]> => {
      const { data, error } = await (await supabase())
        .from('tax_registrations')
        .select('id, gstin, legal_name, address')
        .order('created_at')
      if (error) throw toReadError(error)
      return data
    },
  })
}
