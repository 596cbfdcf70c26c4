import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useRefreshSoon } from '../realtime/refresh-soon.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { membershipKeys } from './keys.ts'
import { benefit } from './plans.ts'

const membership = z.object({
  /** Whether it is the reader's own; else it is shared with them. */
  is_owner: z.boolean(),
  plan: z.string(),
  price_paise: z.number(),
  state: vocabulary(['trial', 'active', 'grace', 'paused'], 'active'),
  /** At 24:00 in India of its last day. */
  ends_at: z.string(),
  grace_until: z.nullable(z.string()),
  renews: z.boolean(),
  since: z.string(),
  cancelled_at: z.nullable(z.string()),
  benefits: rows(benefit),
  support_hours: z.nullable(z.number()),
  /** How many it can be shared with; null where it is not the reader's own, and so is family. */
  family_members: z.nullable(z.number()),
  family: z.nullable(
    rows(
      z.object({
        id: z.string(),
        name: z.string(),
        phone_end: z.string(),
        joined_at: z.nullable(z.string()),
      }),
    ),
  ),
})
export type Membership = z.infer<typeof membership>

/** What the reader has of memberships; amounts in paise. */
export const myMembership = z.object({
  membership: z.nullable(membership),
  trial_available: z.boolean(),
  invitations: rows(z.object({ id: z.string(), from: z.nullable(z.string()) })),
  /** On all orders that stand, tax included. */
  saved_paise: z.number(),
  wallet_balance_paise: z.number(),
})
export type MyMembership = z.infer<typeof myMembership>

/** The user's membership, own or shared. */
export function myMembershipOptions(userId: string | null) {
  return queryOptions({
    queryKey: membershipKeys.mine(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_membership', {}, myMembership, signal),
  })
}

/** How long events of one change are gathered, in milliseconds. */
const REFRESH_MS = 300

/** The reader's membership, as its events tell. */
export function useMyMembership() {
  const userId = useUserId()
  const refreshSoon = useRefreshSoon(REFRESH_MS)
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event }) => {
    if (event === 'membership' || event === 'points' || isResync(event)) refreshSoon([membershipKeys.all])
  })
  return useQuery(myMembershipOptions(userId))
}
