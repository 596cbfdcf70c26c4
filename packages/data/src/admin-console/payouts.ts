import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { earningsKind, type PayoutStatus, payout, payoutStatus } from '../earnings/earnings.ts'
import { rows } from '../vocabulary.ts'
import { adminKeys } from './keys.ts'

const adminPayout = z.extend(payout, {
  owner_id: z.string(),
  owner_name: z.string(),
  account_kind: earningsKind,
  /** Whether the payout service has it, and says what becomes of it. */
  at_provider: z.boolean(),
  /** How often the payout service was asked. */
  attempts: z.number(),
  next_at: z.string(),
  statement_id: z.nullable(z.string()),
})
/** A payout as the administrator's list shows it; amounts in paise, the account masked. */
export type AdminPayout = z.infer<typeof adminPayout>

/** How many payouts one list shows. */
const PAGE_SIZE = 100

/** Payouts in some states, newest first. */
export function useAdminPayouts(statuses: readonly PayoutStatus[]) {
  return useQuery({
    queryKey: adminKeys.payouts(statuses),
    staleTime: 0,
    queryFn: ({ signal }) =>
      call('admin_payouts', { statuses: [...statuses], limit_count: PAGE_SIZE }, rows(adminPayout), signal),
  })
}

const account = z.object({
  method: z.string(),
  holder: z.nullable(z.string()),
  account_number: z.nullable(z.string()),
  ifsc: z.nullable(z.string()),
  upi_id: z.nullable(z.string()),
})
/** Where a payout goes, in full; asking is recorded in the audit log. */
export function useRevealPayoutAccount(payoutId: string) {
  return useMutation({
    mutationFn: () => call('admin_payout_account', { payout_id: payoutId }, account),
  })
}

/** What became of a payout. */
export interface SettledPayout {
  readonly status: Exclude<PayoutStatus, 'requested' | 'returned'>
  readonly reference: string
  readonly note: string
}

/** Marks a payout as processing, paid or failed. */
export function useSettlePayout(payoutId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ status, reference, note }: SettledPayout) =>
      call(
        'settle_payout',
        { payout_id: payoutId, status, reference, note },
        z.object({ status: payoutStatus }),
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.everyPayouts }),
  })
}

/** Asks the payout service about a payout at once, instead of after the next pause. */
export function useRetryPayout(payoutId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('retry_payout', { payout_id: payoutId }, z.unknown()),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.everyPayouts }),
  })
}
