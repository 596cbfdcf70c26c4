import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { profileKeys } from '../profile/profile.ts'
import { useUserId } from '../session/session-store.ts'
import { vendorConsoleKeys } from '../vendor-console/keys.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { vendorPeopleKeys } from './keys.ts'
import { position } from './rights.ts'

const invitation = z.object({
  id: z.string(),
  vendor_id: z.string(),
  vendor: z.string(),
  area: z.string(),
  position,
  rights: z.array(z.string()),
  invited_by: z.nullable(z.string()),
  expires_at: z.string(),
  state: vocabulary(['open', 'accepted', 'ended'], 'ended'),
})
/** An invitation to work for a business, as whoever is invited sees it. */
export type StaffInvitation = z.infer<typeof invitation>

/** The open invitations to the user's own number. */
export function myInvitationsOptions(userId: string | null) {
  return queryOptions({
    queryKey: vendorPeopleKeys.mine(userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('my_staff_invitations', {}, rows(invitation), signal),
  })
}

/** The invitation of a link, for the number that it names. */
export function linkedInvitationOptions(link: string, userId: string | null) {
  return queryOptions({
    queryKey: vendorPeopleKeys.link(link, userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: async ({ signal }) => [await call('staff_invitation', { link }, invitation, signal)],
  })
}

/**
 * The invitations to work for a business.
 *
 * @param link what a link carried; null for all to the user's own number
 */
export function useStaffInvitations(link: string | null) {
  const userId = useUserId()
  const mine = useQuery({ ...myInvitationsOptions(userId), enabled: userId !== null && link === null })
  const linked = useQuery({
    ...linkedInvitationOptions(link ?? '', userId),
    enabled: userId !== null && link !== null,
  })
  return link === null ? mine : linked
}

/** Accepts an invitation; repeating it is harmless. */
export function useAcceptInvitation() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: (id: string) => call('accept_staff_invitation', { invitation_id: id }, invitation),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: profileKeys.roles(userId) }),
        queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.everyVendors }),
      ]),
    onSettled: () => queryClient.invalidateQueries({ queryKey: vendorPeopleKeys.all }),
  })
}
