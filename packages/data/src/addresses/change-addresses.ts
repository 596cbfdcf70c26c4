import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { type AddressDraft, addressKeys } from './addresses.ts'

/** Saves a new address, or changes the one with the id; returns its id. */
export function useSaveAddress() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async ({ id, draft, signal }: { id?: string; draft: AddressDraft; signal: AbortSignal }) => {
      const table = (await supabase()).from('addresses')
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

/** Deletes an address; orders keep the copy they were placed with. */
export function useDeleteAddress() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async (id: string) => {
      const { error } = await (await supabase()).from('addresses').delete().eq('id', id)
      if (error) throw toAppError(error)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: addressKeys.of(userId) }),
  })
}

/** Makes an address the default at checkout. */
export function useSetDefaultAddress() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: (addressId: string) => call('set_default_address', { address_id: addressId }, nothing),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: addressKeys.of(userId) }),
  })
}
