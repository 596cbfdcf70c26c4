import { NUMBER_KINDS } from '@angadi/domain/applications/numbers.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { applicationKeys } from './keys.ts'

/** What an application is asked for, as the catalogue has it. */
export const requirementShape = {
  requirement: z.string(),
  is_needed: z.boolean(),
  /** A person's is handed in once and taken over by later applications. */
  subject: z.enum(['person', 'place']),
  number_kind: z.nullable(z.enum(NUMBER_KINDS)),
  /** So many pages of paper at the most; none where the number is enough. */
  most_pages: z.number(),
  expires: z.boolean(),
  /** Whether one can say that there is none. */
  is_declared: z.boolean(),
  /** Has no last day, and can be handed in anew: one registers for a tax later, or no longer. */
  may_change: z.boolean(),
}

const role = z.object({
  role: z.string(),
  app_role: z.string(),
  needs: rows(z.object(requirementShape)),
})
/** What one can apply to be. */
export type ProviderRole = z.infer<typeof role>

const offered = z.object({
  /** The version of the terms that an application accepts. */
  agreement: z.number(),
  roles: rows(role),
})

/** What one can apply to be, and what each needs (Spec §2 /provider/register). */
export function useProviderRoles() {
  const userId = useUserId()
  return useQuery({
    queryKey: applicationKeys.roles(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('provider_roles', {}, offered, signal),
  })
}
