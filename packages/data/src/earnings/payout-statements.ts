import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { rows } from '../vocabulary.ts'
import { type EarningsKind, payoutStatus } from './earnings.ts'
import { earningsKeys } from './keys.ts'

/** Why a statement pays nothing, or not all. */
export const statementReason = z.enum([
  'nothing',
  'new_payee',
  'account_missing',
  'account_new',
  'account_unverified',
  'below_minimum',
  'payout_under_way',
  'reserve',
])

const sums = {
  id: z.string(),
  cycle: z.enum(['weekly', 'instant']),
  run_at: z.string(),
  since: z.nullable(z.string()),
  opening_paise: z.number(),
  lines_paise: z.number(),
  closing_paise: z.number(),
  held_paise: z.number(),
  payout_paise: z.number(),
  carried_paise: z.number(),
  /** Why nothing, or not all, was paid. */
  reason: z.nullable(statementReason),
}

/** A statement in the list: what a week came to and what was paid of it; amounts in paise. */
const listed = z.object({ ...sums, status: z.nullable(payoutStatus) })

const statement = z.object({
  ...sums,
  lines: z.array(z.object({ code: z.string(), amount_paise: z.number(), movements: z.number() })),
  held: z.array(z.object({ amount_paise: z.number(), payable_at: z.string() })),
  /** What it kept for refunds, what is left of it, and when that comes back. */
  reserve: z.array(z.object({ amount_paise: z.number(), left_paise: z.number(), release_at: z.string() })),
  payout: z.nullable(
    z.object({
      amount_paise: z.number(),
      status: payoutStatus,
      destination: z.string(),
      reference: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
})
/** One statement line by line, from what was carried over to the bank; amounts in paise. */
export type PayoutStatement = z.infer<typeof statement>

/** How many statements the list shows: a year of weeks. */
const MOST = 52

/** The statements of earnings, newest first. */
export function usePayoutStatements(ownerId: string, kind: EarningsKind) {
  return useQuery({
    queryKey: earningsKeys.statements(ownerId, kind),
    queryFn: ({ signal }) =>
      call(
        'payout_statements_of',
        { owner_id: ownerId, account_kind: kind, limit_count: MOST },
        rows(listed),
        signal,
      ),
  })
}

/** One statement. */
export function usePayoutStatement(id: string) {
  return useQuery({
    queryKey: earningsKeys.oneStatement(id),
    queryFn: ({ signal }) => call('payout_statement', { statement_id: id }, statement, signal),
  })
}

const movement = z.object({
  id: z.number(),
  at: z.string(),
  code: z.string(),
  amount_paise: z.number(),
  order_number: z.nullable(z.string()),
})
/** One movement of the ledger that a statement sums up; the amount in paise. */
export type StatementMovement = z.infer<typeof movement>

const MOVEMENTS_PAGE = 50

/** What a statement sums up, movement by movement down to the order, newest first, a page at a time. */
export function useStatementMovements(id: string) {
  return useInfiniteQuery({
    queryKey: earningsKeys.statementMovements(id),
    ...keysetPages(
      MOVEMENTS_PAGE,
      (after: StatementMovement | undefined, signal): Promise<readonly StatementMovement[]> =>
        call(
          'statement_movements',
          { statement_id: id, limit_count: MOVEMENTS_PAGE, ...(after ? { before: after.id } : {}) },
          rows(movement),
          signal,
        ),
    ),
  })
}
