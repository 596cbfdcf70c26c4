import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { client } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { nothing } from '../rows.ts'
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

/** The saved addresses, the usual one first. */
export function useAddresses() {
  const userId = useUserId()
  return useQuery({
    queryKey: addressKeys.of(userId),
    enabled: userId !== null,
    queryFn: async (): Promise<readonly Address[]> => {
      const { data, error } = await client()
        .rest.from('addresses')
        .select('id, label, line, landmark, city, pincode, lat, lng, is_default')
        .order('is_default', { ascending: false })
        .order('created_at')
      if (error) throw toAppError(error)
      return data
    },
  })
}

/** Saves a new address, or changes the one of the id; answers with its id. */
export function useSaveAddress() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async ({ id, draft, signal }: { id?: string; draft: AddressDraft; signal: AbortSignal }) => {
      const table = client().rest.from('addresses')
      const { data, error } = await (id ? table.update(draft).eq('id', id) : table.insert(draft))
        .select('id')
        .abortSignal(signal)
        .single()
      if (error) throw toAppError(error)
      return data.id
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: addressKeys.of(userId) }),
  })
}

/** Forgets an address; orders keep the copy they were placed with. */
export function useDeleteAddress() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async (id: string) => {
      const { error } = await client().rest.from('addresses').delete().eq('id', id)
      if (error) throw toAppError(error)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: addressKeys.of(userId) }),
  })
}

/** Makes an address the one that checkout begins with. */
export function useSetDefaultAddress() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: (addressId: string) => call('set_default_address', { address_id: addressId }, nothing),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: addressKeys.of(userId) }),
  })
}
