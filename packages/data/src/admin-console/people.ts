import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { adminKeys } from './keys.ts'

const role = z.enum(['user', 'vendor', 'delivery', 'admin', 'franchise', 'doctor', 'hospital'])
export type PersonRole = z.infer<typeof role>

const person = z.object({
  user_id: z.string(),
  name: z.nullable(z.string()),
  phone_end: z.nullable(z.string()),
  roles: z.array(role),
  since: z.string(),
})
/** Somebody with an account, with what they may do. */
export type Person = z.infer<typeof person>

/** People by name or whole phone number; without a search those with a role. */
export function peopleOptions(search: string) {
  return queryOptions({
    queryKey: adminKeys.people(search),
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_people', { search }, rows(person), signal),
  })
}

/** People by name or whole phone number; without a search those with a role. */
export function usePeople(search: string) {
  return useQuery(peopleOptions(search))
}

/** Gives or takes away a role, the latter with a reason; both are in the audit log. */
export function useChangeRole(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: {
      readonly role: PersonRole
      readonly isGiven: boolean
      readonly reason: string
    }) =>
      change.isGiven
        ? call('assign_additional_role', { target_user_id: userId, new_role: change.role }, z.unknown())
        : call(
            'revoke_role',
            { target_user_id: userId, role: change.role, reason: change.reason },
            z.unknown(),
          ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.everyPeople }),
  })
}
