import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { membershipKeys } from './keys.ts'

const card = z.object({
  /** Ten letters and digits, read by shops within ten minutes. */
  code: z.string(),
  name: z.nullable(z.string()),
  plan: z.string(),
  since: z.string(),
  ends_at: z.string(),
})

/** A code is made anew before it is too old to be read. */
const RENEW_MS = 4 * 60_000

/** The user's membership card. */
export function cardOptions(userId: string | null) {
  return queryOptions({
    queryKey: membershipKeys.card(userId),
    enabled: userId !== null,
    staleTime: RENEW_MS / 2,
    refetchInterval: RENEW_MS,
    queryFn: ({ signal }) => call('membership_card', {}, card, signal),
  })
}

/** The reader's membership card. */
export function useMembershipCard() {
  return useQuery(cardOptions(useUserId()))
}
