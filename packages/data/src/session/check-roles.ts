import { isRole, type Role } from '@angadi/domain/roles.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { profileKeys } from '../profile/profile.ts'
import { useUserId } from './session-store.ts'

const rows = z.array(z.object({ role: z.string(), granted: z.boolean() }))

/** The roles that the policies of the database grant the caller now (Spec §2 /role-test). */
export function useGrantedRoles() {
  const userId = useUserId()
  return useQuery({
    queryKey: [...profileKeys.roles(userId), 'granted'],
    enabled: userId !== null,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly Role[]> =>
      (await call('check_roles', {}, rows, signal))
        .filter(({ granted }) => granted)
        .map(({ role }) => role)
        .filter(isRole),
  })
}
