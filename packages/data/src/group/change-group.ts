import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { cartKeys } from '../cart/keys.ts'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { secretOf, useGuestSecrets } from './guest-secrets.ts'
import { groupKeys } from './keys.ts'

/** A change of one group order; afterwards it is fetched again. Changes of a browser go one after the other. */
function useGroupChange<Change, Answer>(
  token: string,
  send: (change: Change) => Promise<Answer>,
  touchesCart = false,
): UseMutationResult<Answer, Error, Change> {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: `group:${token}` },
    mutationFn: send,
    onSettled: async () => {
      if (touchesCart) {
        void queryClient.invalidateQueries({ queryKey: cartKeys.all })
        void queryClient.invalidateQueries({ queryKey: [...groupKeys.all, 'mine'] })
      }
      await queryClient.invalidateQueries({ queryKey: groupKeys.one(token) })
    },
  })
}

/** The rules that a host sets; null is no limit and no deadline. */
export interface GroupRules {
  readonly limitPaise: number | null
  /** ISO 8601 with an offset. */
  readonly closesAt: string | null
}

const rulesArgs = ({ limitPaise, closesAt }: GroupRules) => ({
  ...(limitPaise === null ? {} : { limit_paise: limitPaise }),
  ...(closesAt === null ? {} : { closes_at: closesAt }),
})

/** Starts a group order with the cart's lines of a vendor; answers the token of its link. */
export function useStartGroup() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ vendorId, name }: { readonly vendorId: string; readonly name: string }) =>
      call('start_group_cart', { vendor_id: vendorId, name }, z.string()),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: cartKeys.all })
      void queryClient.invalidateQueries({ queryKey: groupKeys.all })
    },
  })
}

/** Joins a group order under a name: with the account, or as a guest with a secret of this browser. */
export function useJoinGroup(token: string) {
  const isGuest = useUserId() === null
  return useGroupChange(token, (name: string) => {
    if (isGuest) useGuestSecrets.getState().secretFor(token)
    return call('join_group_cart', { token, name, ...secretOf(token) }, z.string())
  })
}

/** Says that the user has chosen everything, or not yet. */
export function useSetReady(token: string) {
  return useGroupChange(token, (ready: boolean) =>
    call('set_group_ready', { token, ready, ...secretOf(token) }, nothing),
  )
}

/** Leaves the group order; the host takes somebody else out of it by naming them. */
export function useLeaveGroup(token: string) {
  return useGroupChange(token, (personId: string | undefined) =>
    call(
      'leave_group_cart',
      { token, ...(personId === undefined ? {} : { person_id: personId }), ...secretOf(token) },
      nothing,
    ),
  )
}

/** The host removes what somebody has chosen. */
export function useRemoveGroupLine(token: string) {
  return useGroupChange(token, (lineId: string) =>
    call('remove_group_line', { token, line_id: lineId }, nothing),
  )
}

/** The host locks the group order, opens it again, or ends it. */
export function useSetGroupState(token: string) {
  return useGroupChange(
    token,
    (state: 'open' | 'locked' | 'ended') => call('set_group_state', { token, state }, nothing),
    true,
  )
}

/** The host sets the limit for each person and the deadline. */
export function useSetGroupRules(token: string) {
  return useGroupChange(token, (rules: GroupRules) =>
    call('set_group_rules', { token, ...rulesArgs(rules) }, nothing),
  )
}

const taken = z.object({
  moved: z.number(),
  dropped: z.array(z.object({ name: z.string(), for_name: z.string(), reason: z.string() })),
})

/** The host puts what everybody has chosen into the own cart; answers what did not come along. */
export function useTakeGroup(token: string) {
  return useGroupChange(token, () => call('take_group_cart', { token }, taken), true)
}
