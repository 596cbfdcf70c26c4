import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { STORED_FOR_OWNER } from '../offline/stored-answer.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { rideKeys } from './keys.ts'

/** How many people are told of an alarm at most. */
export const MOST_CONTACTS = 5

const contact = z.object({ id: z.string(), name: z.string(), phone: z.string() })

/** The people whom the user wants to be told of an alarm; kept for use without a network. */
export function safetyContactsQuery(userId: string | null) {
  return queryOptions({
    ...STORED_FOR_OWNER,
    queryKey: rideKeys.contacts(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_safety_contacts', {}, rows(contact), signal),
  })
}

/** The people whom the user wants to be told of an alarm. */
export function useSafetyContacts() {
  return useQuery(safetyContactsQuery(useUserId()))
}

function useContactChange<Given>(send: (given: Given) => Promise<unknown>) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: rideKeys.contacts(userId) }),
  })
}

/**
 * Adds somebody who is told of an alarm.
 *
 * @throws AppError phone_invalid, too_many_contacts, or a lost network
 */
export function useSaveSafetyContact() {
  return useContactChange(({ name, phone }: { name: string; phone: string }) =>
    call('save_safety_contact', { name, phone }, nothing),
  )
}

/** Removes somebody who was told of an alarm. */
export function useRemoveSafetyContact() {
  return useContactChange((id: string) => call('remove_safety_contact', { id }, nothing))
}
