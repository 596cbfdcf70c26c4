import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { earningsKind } from '../earnings/earnings.ts'
import { statementReason } from '../earnings/payout-statements.ts'
import { rows } from '../vocabulary.ts'
import { payoutDeskKeys } from './keys.ts'

const payee = z.object({
  owner_id: z.string(),
  owner_name: z.string(),
  account_kind: earningsKind,
  balance_paise: z.number(),
  /** Masked; null where no account was told. */
  destination: z.nullable(z.string()),
  check_state: z.nullable(z.enum(['waiting', 'checking', 'verified', 'failed', 'returned'])),
  check_reason: z.nullable(z.string()),
  last_made_at: z.nullable(z.string()),
  last_payout_paise: z.nullable(z.number()),
  last_reason: z.nullable(statementReason),
})
/** Who earns here, what is owed to them, and what their last weekly statement came to; amounts in paise. */
export type Payee = z.infer<typeof payee>

/** Payees by a part of their name. */
export function usePayees(search: string) {
  return useQuery({
    queryKey: payoutDeskKeys.payees(search),
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_payees', { search }, rows(payee), signal),
  })
}
