import { isRole, type Role } from '@angadi/domain/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { toReadError } from '../errors/to-read-error.ts'
import { FALLBACK_ROLES, fetchRolesWithRetry, ROLE_BACKGROUND_MS } from '../session/role-fetch.ts'
import { useUserId } from '../session/session-store.ts'

/** Query keys of the profile. */
export const profileKeys = {
  of: (userId: string | null) => ['profile', userId] as const,
  roles: (userId: string | null) => ['roles', userId] as const,
}

/** What a user has entered about themselves. */
export type Profile = NonNullable<ReturnType<typeof useProfile>['data']>

/** What the signed-in user has entered about themselves. */
export function useProfile() {
  const userId = useUserId()
  return useQuery({
    queryKey: profileKeys.of(userId),
    enabled: userId !== null,
    queryFn: async () => {
      const { data, error } = await (await supabase())
        .from('profiles')
        .select('id, full_name, avatar_url, phone, address, city, language, verified, created_at')
        .eq('id', userId ?? '')
        .single()
      if (error) throw toReadError(error)
      return data
    },
  })
}

/** How often the roles are refetched while no change is announced (Spec §9 Data cache: background refetch). */
const ROLES_EVERY_MS = 15 * 60_000

/** What is known of a user's roles. */
export interface HeldRoles {
  /** Undefined until they are known; only the customer role while they cannot be fetched. */
  readonly data: readonly Role[] | undefined
  /** Whether `data` is only a fallback for what could not be fetched: fetching continues in the background. */
  readonly isFallback: boolean
  readonly refetch: () => void
}

/**
 * The roles held, read from the table that the policies read too. When they cannot be fetched, the customer role
 * chooses the screen and grants nothing, until fetching succeeds (Spec §4 Auth readiness; Decisions, Settings: 3 s).
 */
export function useRoles(): HeldRoles {
  const userId = useUserId()
  const { data, isError, refetch } = useQuery({
    queryKey: profileKeys.roles(userId),
    enabled: userId !== null,
    retry: false,
    staleTime: 0,
    queryFn: ({ signal }): Promise<readonly Role[]> =>
      fetchRolesWithRetry(async (within) => {
        const { data, error } = await (await supabase())
          .from('user_roles')
          .select('role')
          .eq('user_id', userId ?? '')
          .abortSignal(within)
        if (error) throw toReadError(error)
        return data.map(({ role }) => role).filter(isRole)
      }, signal),
    refetchInterval: ({ state }) => (state.status === 'error' ? ROLE_BACKGROUND_MS : ROLES_EVERY_MS),
  })
  const isFallback = data === undefined && isError
  return { data: isFallback ? FALLBACK_ROLES : data, isFallback, refetch: () => void refetch() }
}
