import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { membershipKeys } from './keys.ts'
import { type MyMembership, myMembership } from './my-membership.ts'

/** What can be done with a membership. */
export type MembershipChange =
  | { readonly do: 'trial'; readonly plan: string }
  | { readonly do: 'buy'; readonly offerId: string }
  | { readonly do: 'cancel' | 'keep' | 'pause' | 'resume' | 'leave' }
  | { readonly do: 'invite'; readonly phone: string; readonly name: string }
  | { readonly do: 'remove'; readonly personId: string }
  | { readonly do: 'join'; readonly invitationId: string }

function send(change: MembershipChange): Promise<MyMembership> {
  switch (change.do) {
    case 'trial':
      return call('start_membership_trial', { plan_code: change.plan }, myMembership)
    case 'buy':
      return call('buy_membership', { offer_id: change.offerId }, myMembership)
    case 'cancel':
      return call('cancel_membership', {}, myMembership)
    case 'keep':
      return call('keep_membership', {}, myMembership)
    case 'pause':
      return call('pause_membership', {}, myMembership)
    case 'resume':
      return call('resume_membership', {}, myMembership)
    case 'leave':
      return call('leave_membership', {}, myMembership)
    case 'invite':
      return call('invite_to_membership', { phone: change.phone, name: change.name }, myMembership)
    case 'remove':
      return call('remove_from_membership', { person_id: change.personId }, myMembership)
    case 'join':
      return call('join_membership', { invitation_id: change.invitationId }, myMembership)
  }
}

/** Changes the reader's membership; the server answers how it stands afterwards. One change goes after the other. */
export function useChangeMembership() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    scope: { id: 'membership' },
    mutationFn: send,
    onSuccess: (answer) => queryClient.setQueryData(membershipKeys.mine(userId), answer),
    onSettled: (_answer, _error, change) => {
      if (change.do !== 'buy') return
      void queryClient.invalidateQueries({ queryKey: walletKeys.all })
      void queryClient.invalidateQueries({ queryKey: membershipKeys.invoices(userId) })
    },
  })
}
