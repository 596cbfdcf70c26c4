import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { referralKeys } from './keys.ts'

const promise = z.object({ friend_paise: z.number(), minimum_paise: z.number() })

const referrals = z.object({
  enabled: z.boolean(),
  code: z.string(),
  friend_paise: z.number(),
  referrer_paise: z.number(),
  minimum_paise: z.number(),
  /** Credits that one customer is given in a month. */
  month_limit: z.number(),
  /** Whether the customer can still say who invited them. */
  may_join: z.boolean(),
  /** What waits for the customer's own first order; null for nothing. */
  invited: z.nullable(promise),
  joined: z.number(),
  waiting: z.number(),
  paid: z.number(),
  earned_paise: z.number(),
})
/** A customer's invitations: their code, what it brings, how many came; amounts in paise. */
export type Referrals = z.infer<typeof referrals>

/** The invitations of a user. */
export function referralsOptions(userId: string | null) {
  return queryOptions({
    queryKey: referralKeys.of(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_referrals', {}, referrals, signal),
  })
}

/** The invitations of whoever is signed in. */
export function useReferrals() {
  return useQuery(referralsOptions(useUserId()))
}

/** Says by whose code the customer was invited, and answers what that brings. */
export type JoinReferral = (code: string) => Promise<z.infer<typeof promise>>

const joinReferral: JoinReferral = (code) => call('join_referral', { code }, promise)

/**
 * Says by whose code the customer was invited, once; sent again it says the same.
 *
 * @param send the call
 * @throws AppError referral_not_new, referral_unknown, referral_not_yours, network
 */
export function useJoinReferral(send: JoinReferral = joinReferral) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: referralKeys.all }),
  })
}
