import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { vendorConsoleKeys } from './keys.ts'

const deposit = z.object({
  id: z.string(),
  courier_name: z.string(),
  amount_paise: z.number(),
  state: vocabulary(['asked', 'taken', 'refused', 'withdrawn', 'expired'], 'expired'),
  asked_at: z.string(),
  expires_at: z.string(),
  decided_at: z.nullable(z.string()),
  /** Who of the vendor's people counted it. */
  decided_by: z.nullable(z.string()),
})
/** Cash that a courier hands in at a vendor's counter, in paise. */
export type CounterDeposit = z.infer<typeof deposit>

/** The cash that couriers hand in at a vendor's counter, the latest first. */
export function useCounterDeposits(vendorId: string) {
  return useQuery({
    queryKey: vendorConsoleKeys.counterDeposits(vendorId),
    queryFn: ({ signal }) => call('counter_deposits', { vendor_id: vendorId }, rows(deposit), signal),
  })
}

/** The answer of a vendor's people. */
export interface CounterAnswer {
  readonly id: string
  readonly isReceived: boolean
}

/**
 * Says whether cash was received at the counter; what was received is taken off what the vendor is owed.
 *
 * @throws AppError counter_deposit_decided, deposit_exceeds_debt, network
 */
export function useAnswerCounterDeposit(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, isReceived }: CounterAnswer) =>
      call('decide_counter_deposit', { deposit_id: id, accept: isReceived }, z.object({ state: z.string() })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.counterDeposits(vendorId) }),
  })
}
