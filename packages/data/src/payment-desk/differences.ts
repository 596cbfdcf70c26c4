import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { paymentDeskKeys } from './keys.ts'

const action = z.enum(['take_in', 'send_back', 'note'])
const difference = z.object({
  id: z.string(),
  kind: z.enum([
    'unknown_payment',
    'not_taken',
    'not_there',
    'amount_differs',
    'refund_not_asked',
    'refund_not_there',
    'settlement_differs',
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
})
/** Where the gateway's book and ours differ, with the one action that ends it; amounts in paise. */
export type Difference = z.infer<typeof difference>

/** Differences between the gateway's book and ours; all, or those that are open. */
export function useDifferences(openOnly: boolean) {
  return useQuery({
    queryKey: paymentDeskKeys.differences(openOnly),
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_differences', { open_only: openOnly }, rows(difference), signal),
  })
}

/** Ends a difference by the action that it allows, with a reason. */
export function useSettleDifference(differenceId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (note: string) =>
      call('settle_difference', { difference_id: differenceId, note }, z.object({ action })),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: paymentDeskKeys.all }),
  })
}
