import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { earningsKeys } from './keys.ts'

/** Whose earnings: an account of the ledger. */
export const earningsKind = z.enum(['vendor_payable', 'courier_payable', 'franchise_payable'])
export type EarningsKind = z.infer<typeof earningsKind>

/** How far a payout is. */
export const payoutStatus = z.enum(['requested', 'processing', 'paid', 'failed', 'returned'])
export type PayoutStatus = z.infer<typeof payoutStatus>

/** The shape of a payout, for its owner and for the administrator. */
export const payout = z.object({
  id: z.string(),
  amount_paise: z.number(),
  set_off_paise: z.number(),
  /** What it cost to be paid at once, and the tax of that. */
  fee_paise: z.number(),
  fee_tax_paise: z.number(),
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

const instant = z.object({
  /** What can be paid at once, before its fee. */
  available_paise: z.number(),
  /** What new payees earned and is held for a while. */
  held_paise: z.number(),
  /** What the next weekly statement keeps for refunds. */
  reserve_paise: z.number(),
  fee_paise: z.number(),
  fee_tax_paise: z.number(),
  payout_paise: z.number(),
  /** When everything is paid by itself, without a fee. */
  next_run_at: z.string(),
})

const payoutAccount = z.object({
  method: z.enum(['bank', 'upi']),
  masked: z.string(),
  usable_from: z.string(),
  /** What a transfer of a rupee has shown; `returned`: a payout came back from it. */
  check_state: z.enum(['waiting', 'checking', 'verified', 'failed', 'returned']),
  check_reason: z.nullable(z.string()),
  problem: z.nullable(z.enum(['account_missing', 'account_unverified', 'account_new'])),
})

/** What is kept for refunds, and the rule that holds; basis points of each statement, or the days of refunds. */
const reserve = z.object({
  kept_paise: z.number(),
  share_bp: z.nullable(z.number()),
  refund_days: z.nullable(z.number()),
  release_days: z.nullable(z.number()),
  next_release_at: z.nullable(z.string()),
})

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
  /** Whether a PAN is known, without which more tax is withheld. */
  has_pan: z.boolean(),
  instant,
  reserve: z.nullable(reserve),
  account: z.nullable(payoutAccount),
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
