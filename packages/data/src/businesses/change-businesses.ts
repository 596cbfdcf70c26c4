import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { type BusinessDraft, businessKeys } from './businesses.ts'

/**
 * Saves a business, or changes the one with its number; returns its id once the list has it.
 *
 * @throws AppError gstin_invalid, legal_name_invalid, business_address_invalid, too_many_businesses
 */
export function useSaveBusiness() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: ({ draft, signal }: { readonly draft: BusinessDraft; readonly signal: AbortSignal }) =>
      call('save_tax_registration', { ...draft }, z.string(), signal),
    onSettled: () => queryClient.invalidateQueries({ queryKey: businessKeys.of(userId) }),
  })
}

/** Removes a business; invoices that were made out to it stay as they are. */
export function useRemoveBusiness() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: (id: string) => call('delete_tax_registration', { registration_id: id }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: businessKeys.of(userId) }),
  })
}
