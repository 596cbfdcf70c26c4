import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { vocabulary } from '../vocabulary.ts'
import { digitalKeys } from './keys.ts'

const bill = z.object({
  id: z.string(),
  biller_code: z.string(),
  parameters: z.record(z.string(), z.string()),
  status: vocabulary(['pending', 'fetched', 'not_needed', 'failed'], 'failed'),
  amount_paise: z.nullable(z.number()),
  min_paise: z.nullable(z.number()),
  due_on: z.nullable(z.string()),
  bill_date: z.nullable(z.string()),
  bill_number: z.nullable(z.string()),
  customer_name: z.nullable(z.string()),
  failure_code: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
})
/** A bill as its biller answered; amounts in paise, dates as 2026-11-30. */
export type FetchedBill = z.infer<typeof bill>

/** How often a bill that is on its way is looked at, should its event be lost; in milliseconds. */
const LOOK_MS = 3000

/** What is entered for a bill, by the code of the parameter. */
export type BillParameters = Readonly<Record<string, string>>

/**
 * Asks a biller for a bill and returns the id to follow with `useBill`.
 *
 * @throws AppError biller_unavailable, bill_parameters_invalid, too_many_bill_fetches, network
 */
export function useRequestBill() {
  return useMutation({
    mutationFn: ({ biller, parameters }: { biller: string; parameters: BillParameters }) =>
      call('request_bill', { biller, parameters }, z.string()),
  })
}

/**
 * A bill until it has come, or its biller has failed to answer.
 *
 * @param id nothing is asked without it
 */
export function useBill(id: string | undefined) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null || id === undefined ? undefined : `user:${userId}`, ({ event, payload }) => {
    if (event === 'bill_fetch' && payload['id'] === id)
      void queryClient.invalidateQueries({ queryKey: digitalKeys.bill(id ?? '') })
  })
  return useQuery({
    queryKey: digitalKeys.bill(id ?? ''),
    queryFn: id === undefined ? skipToken : ({ signal }) => call('bill_fetch', { id }, bill, signal),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? LOOK_MS : false),
  })
}
