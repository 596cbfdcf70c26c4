import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { earningsKeys } from './keys.ts'

/** Whose earnings: an account of the ledger. */
export const earningsKind = z.enum(['vendor_payable', 'courier_payable', 'franchise_payable'])
export type EarningsKind = z.infer<typeof earningsKind>

/** How far a payout is. */
export const payoutStatus = z.enum(['requested', 'processing', 'paid', 'failed'])
export type PayoutStatus = z.infer<typeof payoutStatus>

/** The shape of a payout, for its owner and for the administrator. */
export const payout = z.object({
  id: z.string(),
  amount_paise: z.number(),
  set_off_paise: z.number(),
  status: payoutStatus,
  method: z.string(),
  destination: z.string(),
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  requested_at: z.string(),
  settled_at: z.nullable(z.string()),
})
/** A transfer of earnings; amounts in paise. */
export type Payout = z.infer<typeof payout>

const earnings = z.object({
  owner_id: z.string(),
  account_kind: earningsKind,
  name: z.nullable(z.string()),
  /** What is owed to the owner; negative: what the owner owes. */
  balance_paise: z.number(),
  /** The platform's cash in a courier's hands. */
  cash_paise: z.number(),
  available_paise: z.number(),
  minimum_paise: z.number(),
  has_stopped: z.boolean(),
  account: z.nullable(
    z.object({ method: z.enum(['bank', 'upi']), masked: z.string(), usable_from: z.string() }),
  ),
  payouts: z.array(payout),
})
/** What somebody has earned and how it is paid out; amounts in paise. */
export type Earnings = z.infer<typeof earnings>

/** Everything that the signed-in user can be paid. */
export function useMyEarnings() {
  const userId = useUserId()
  return useQuery({
    queryKey: earningsKeys.mine(userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('my_earnings', {}, z.array(earnings), signal),
  })
}
