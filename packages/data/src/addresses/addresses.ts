import { useQuery } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { toReadError } from '../errors/to-read-error.ts'
import { useUserId } from '../session/session-store.ts'

/** Query keys of saved addresses. */
export const addressKeys = { of: (userId: string | null) => ['addresses', userId] as const }

/** What a customer fills in for an address; the pin is in degrees. */
export interface AddressDraft {
  readonly label: string
  readonly line: string
  readonly landmark: string | null
  readonly city: string
  readonly pincode: string
  readonly lat: number
  readonly lng: number
}

/** A saved address. */
export interface Address extends AddressDraft {
  readonly id: string
  readonly is_default: boolean
}

/** The saved addresses, the default one first. */
export function useAddresses() {
  const userId = useUserId()
  return useQuery({
    queryKey: addressKeys.of(userId),
    enabled: userId !== null,
    queryFn: async (): Promise<readonly Address[]> => {
      const { data, error } = await (await supabase())
        .from('addresses')
        .select('id, label, line, landmark, city, pincode, lat, lng, is_default')
        .order('is_default', { ascending: false })
        .order('created_at')
      if (error) throw toReadError(error)
      return data
    },
  })
}
