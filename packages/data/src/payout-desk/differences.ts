import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { adminKeys } from '../admin-console/keys.ts'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { payoutDeskKeys } from './keys.ts'

const action = z.enum(['take_in', 'note'])
const difference = z.object({
  id: z.string(),
  kind: z.enum([
    'unknown_payout',
    'not_told',
    'paid_after_all',
    'ended_otherwise',
    'amount_differs',
    'not_there',
  ]),
  subject: z.string(),
  ours_paise: z.number(),
  theirs_paise: z.number(),
  action,
  found_at: z.string(),
  is_open: z.boolean(),
  decided_at: z.nullable(z.string()),
  decided_name: z.nullable(z.string()),
  note: z.nullable(z.string()),
  made_at: z.nullable(z.string()),
  owner_name: z.nullable(z.string()),
})
/** Where the payout service's book and ours differ, with the one action that ends it; amounts in paise. */
export type PayoutDifference = z.infer<typeof difference>

/** Differences between the payout service's book and ours; all, or those that are open. */
export function usePayoutDifferences(openOnly: boolean) {
  return useQuery({
    queryKey: payoutDeskKeys.differences(openOnly),
    staleTime: 0,
    queryFn: ({ signal }) =>
      call('admin_payout_differences', { open_only: openOnly }, rows(difference), signal),
  })
}

/** Ends a difference by the action that it allows, with a reason. */
export function useSettlePayoutDifference(differenceId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (note: string) =>
      call('settle_payout_difference', { difference_id: differenceId, note }, z.object({ action })),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: payoutDeskKeys.all })
      void queryClient.invalidateQueries({ queryKey: adminKeys.everyPayouts })
    },
  })
}

const day = z.object({ day: z.string(), read_at: z.nullable(z.string()), is_due: z.boolean() })

/** The last days of which the payout service's book was read, or is to be read. */
export function usePayoutDays() {
  return useQuery({
    queryKey: payoutDeskKeys.days,
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_payout_days', {}, rows(day), signal),
  })
}

/** Reads a day at the payout service again, within a minute. */
export function useAskPayoutDay() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (asked: string) => call('ask_payout_day', { day: asked }, z.unknown()),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: payoutDeskKeys.all }),
  })
}
