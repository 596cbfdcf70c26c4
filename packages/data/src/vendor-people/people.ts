import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { vendorConsoleKeys } from '../vendor-console/keys.ts'
import { rows } from '../vocabulary.ts'
import { vendorPeopleKeys } from './keys.ts'
import { type Position, position } from './rights.ts'

const person = z.object({
  user_id: z.string(),
  name: z.nullable(z.string()),
  /** The last digits of the number. */
  phone_end: z.nullable(z.string()),
  position,
  since: z.string(),
  is_me: z.boolean(),
  /** Whether the reader may change their position, or dismiss them. */
  may_change: z.boolean(),
})
/** Somebody who works for a business. */
export type Person = z.infer<typeof person>

const invitation = z.object({
  id: z.string(),
  phone_end: z.string(),
  position,
  invited_by: z.nullable(z.string()),
  expires_at: z.string(),
  may_change: z.boolean(),
})
/** An invitation that has not been accepted. */
export type OpenInvitation = z.infer<typeof invitation>

const people = z.object({
  people: rows(person),
  invitations: rows(invitation),
  positions: rows(z.object({ position, rights: z.array(z.string()), may_hand_out: z.boolean() })),
})
/** Who works for a business, who is invited, and what each position may do. */
export type VendorPeople = z.infer<typeof people>

/** Who works for a business. */
export function vendorPeopleOptions(vendorId: string) {
  return queryOptions({
    queryKey: vendorPeopleKeys.list(vendorId),
    staleTime: 0,
    queryFn: ({ signal }) => call('vendor_people', { vendor_id: vendorId }, people, signal),
  })
}

/** Who works for a business. */
export function useVendorPeople(vendorId: string) {
  return useQuery(vendorPeopleOptions(vendorId))
}

const made = z.object({
  id: z.string(),
  /** What the link carries; told only once. */
  link: z.string(),
  phone_end: z.string(),
  position,
  expires_at: z.string(),
})
/** An invitation as whoever invites gets it. */
export type MadeInvitation = z.infer<typeof made>

/** Invites a number; an open invitation of it ends. */
export function useInviteStaff(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (invited: { readonly phone: string; readonly position: Position }) =>
      call(
        'invite_staff',
        { vendor_id: vendorId, phone: invited.phone, staff_position: invited.position },
        made,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: vendorPeopleKeys.of(vendorId) }),
  })
}

/** What can be done with somebody of a business, or with an invitation. */
export type PeopleChange =
  | { readonly do: 'position'; readonly userId: string; readonly position: Position }
  | { readonly do: 'dismiss' | 'handOver'; readonly userId: string }
  | { readonly do: 'withdraw'; readonly invitationId: string }
  | { readonly do: 'leave' }

function send(vendorId: string, change: PeopleChange): Promise<unknown> {
  const vendor = { vendor_id: vendorId }
  switch (change.do) {
    case 'position':
      return call(
        'change_staff_position',
        { ...vendor, user_id: change.userId, staff_position: change.position },
        nothing,
      )
    case 'dismiss':
      return call('dismiss_staff', { ...vendor, user_id: change.userId }, nothing)
    case 'handOver':
      return call('hand_over_vendor', { ...vendor, user_id: change.userId }, nothing)
    case 'withdraw':
      return call('withdraw_staff_invitation', { invitation_id: change.invitationId }, nothing)
    case 'leave':
      return call('leave_vendor', vendor, nothing)
  }
}

/** Changes who works for a business, and as what; one change goes after the other. */
export function useChangePeople(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: `people:${vendorId}` },
    mutationFn: (change: PeopleChange) => send(vendorId, change),
    onSettled: (_answer, _error, change) => {
      if (change.do === 'leave' || change.do === 'handOver')
        void queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.everyVendors })
      return queryClient.invalidateQueries({ queryKey: vendorPeopleKeys.of(vendorId) })
    },
  })
}
