import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { rows } from '../vocabulary.ts'
import type { EarningsKind } from './earnings.ts'
import { earningsKeys } from './keys.ts'

const movement = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.string(),
  amount_paise: z.number(),
  order_number: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
/** A movement of earnings, in paise; negative when a refund took something back or it was paid out. */
export type EarningsMovement = z.infer<typeof movement>

const PAGE_SIZE = 30

/** The movements of earnings, newest first, a page at a time. */
export function earningsStatementOptions(ownerId: string, kind: EarningsKind) {
  return infiniteQueryOptions({
    queryKey: earningsKeys.statement(ownerId, kind),
    ...keysetPages(
      PAGE_SIZE,
      (after: EarningsMovement | undefined, signal): Promise<readonly EarningsMovement[]> =>
        call(
          'earnings_statement',
          {
            owner_id: ownerId,
            account_kind: kind,
            limit_count: PAGE_SIZE,
            ...(after ? { before: after.id } : {}),
          },
          rows(movement),
          signal,
        ),
    ),
  })
}

/** What orders brought, what refunds took back, and what was paid out. */
export function useEarningsStatement(ownerId: string, kind: EarningsKind) {
  return useInfiniteQuery(earningsStatementOptions(ownerId, kind))
}
