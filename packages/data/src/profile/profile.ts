import { isRole, type Role } from '@angadi/domain/roles.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { useUserId } from '../session/session-store.ts'

/** Query keys of who somebody is. */
export const profileKeys = {
  of: (userId: string | null) => ['profile', userId] as const,
  roles: (userId: string | null) => ['roles', userId] as const,
}

/** What the signed-in person has told about themselves. */
export function useProfile() {
  const userId = useUserId()
  return useQuery({
    queryKey: profileKeys.of(userId),
    enabled: userId !== null,
    queryFn: async () => {
      const { data, error } = await client()
        .rest.from('profiles')
        .select('id, full_name, avatar_url, phone, address, city, language')
        .eq('id', userId ?? '')
        .single()
      if (error) throw toAppError(error)
      return data
    },
  })
}

/** Changes the name. */
export function useSaveProfile() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async (fields: { full_name: string }) => {
      const { error } = await client()
        .rest.from('profiles')
        .update(fields)
        .eq('id', userId ?? '')
      if (error) throw toAppError(error)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: profileKeys.of(userId) }),
  })
}

/** How long the role fetch may take, and how long it waits before its one retry (Spec §9 Timing). */
const ROLE_TIMEOUT_MS = 3000
const ROLE_RETRY_MS = 1000

/** The roles held, read from the table that the policies read too; a failure grants nothing (Spec §4 Auth readiness). */
export function useRoles() {
  const userId = useUserId()
  return useQuery({
    queryKey: profileKeys.roles(userId),
    enabled: userId !== null,
    retry: 1,
    retryDelay: ROLE_RETRY_MS,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly Role[]> => {
      const { data, error } = await client()
        .rest.from('user_roles')
        .select('role')
        .eq('user_id', userId ?? '')
        .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(ROLE_TIMEOUT_MS)]))
      if (error) throw toAppError(error)
      return data.map(({ role }) => role).filter(isRole)
    },
  })
}
