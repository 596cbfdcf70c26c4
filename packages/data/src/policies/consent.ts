import { POLICIES } from '@angadi/domain/policies/current.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { policyKeys } from './keys.ts'

const toAccept = z.object({
  policy: z.enum(POLICIES),
  version: z.number(),
  effective_on: z.string(),
  /** The version that was agreed to before; null for none. */
  accepted_version: z.nullable(z.number()),
})
/** A policy in force that the signed-in person has not agreed to yet. */
export type PolicyToAccept = z.infer<typeof toAccept>

/** Versions of policies, {policy: version}. */
export type PolicyVersions = Readonly<Partial<Record<(typeof POLICIES)[number], number>>>

/** The policies that the signed-in person has to agree to. */
export function usePoliciesToAccept() {
  const userId = useUserId()
  return useQuery({
    queryKey: policyKeys.toAccept(userId),
    enabled: userId !== null,
    staleTime: 60 * 60_000,
    queryFn: ({ signal }): Promise<readonly PolicyToAccept[]> =>
      call('policies_to_accept', {}, rows(toAccept), signal),
  })
}

/**
 * Keeps which versions the signed-in person agrees to.
 *
 * @param language in which they read them
 * @throws AppError policy_unknown, sign_in_required
 */
export async function acceptPolicies(versions: PolicyVersions, language: string): Promise<void> {
  await call('accept_policies', { versions, language }, nothing)
}

/** Agrees to policies that have changed. */
export function useAcceptPolicies() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: ({ versions, language }: { versions: PolicyVersions; language: string }) =>
      acceptPolicies(versions, language),
    onSettled: () => queryClient.invalidateQueries({ queryKey: policyKeys.toAccept(userId) }),
  })
}
