import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { auth } from '../client/auth.ts'
import { call } from '../client/call.ts'
import { profileKeys } from '../profile/profile.ts'
import { useUserId } from './session-store.ts'

const setupKeys = { isOpen: ['setup-is-open'] as const }

const answer = z.object({
  outcome: z.enum(['created', 'wrong_token', 'locked']),
  retry_at: z.optional(z.string()),
})
/** The outcome of entering a set-up token; after five wrong ones the server requires a wait until `retry_at`. */
export type SetupAnswer = z.infer<typeof answer>

/** Whether this system still has no administrator; fetched only for signed-in users. */
export function useSetupIsOpen() {
  const userId = useUserId()
  return useQuery({
    queryKey: setupKeys.isOpen,
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('setup_is_open', {}, z.boolean(), signal),
  })
}

/**
 * Makes the signed-in user the first administrator (Decisions, "/create-admin").
 *
 * The mutation fails with AppError admin_exists, network.
 */
export function useCreateFirstAdmin() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: (token: string) => call('create_first_admin', { token }, answer),
    onSuccess: async ({ outcome }) => {
      if (outcome !== 'created') return
      await queryClient.invalidateQueries({ queryKey: profileKeys.roles(userId) })
      // The role is effective already; without a network the session gets it with its next renewal.
      await auth()
        .then((service) => service.refreshSession())
        .catch(() => undefined)
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: setupKeys.isOpen }),
  })
}
