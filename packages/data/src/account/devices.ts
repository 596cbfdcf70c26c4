import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { leave } from '../session/sign-out.ts'
import { rows } from '../vocabulary.ts'
import { accountKeys } from './keys.ts'

const device = z.object({
  id: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  user_agent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  is_current: z.boolean(),
})
/** A browser that the account is signed in on; times are ISO strings. */
export type Device = z.infer<typeof device>

/** Where the account is signed in, this device first. */
export function useDevices() {
  const userId = useUserId()
  return useQuery({
    queryKey: accountKeys.devices(userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('my_sessions', {}, rows(device), signal),
  })
}

/** Signs another device out: it can no longer renew its session. */
export function useEndSession() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: (sessionId: string) => call('end_session', { session_id: sessionId }, nothing),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: accountKeys.devices(userId) }),
  })
}

/**
 * Ends every session of the account, this one too.
 *
 * @param onLeft called once this page is signed out, even if the component that requested it has been unmounted
 * @param onFailed called when the server could not be reached
 */
export function useSignOutEverywhere(onLeft: () => void, onFailed: () => void) {
  return useMutation({
    mutationFn: () => leave('global'),
    onSuccess: onLeft,
    onError: onFailed,
  })
}
