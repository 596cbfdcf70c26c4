import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { rows } from '../vocabulary.ts'
import { story } from '../wallet/story.ts'
import type { EarningsKind } from './earnings.ts'
import { earningsKeys } from './keys.ts'

const movement = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.string(),
  amount_paise: z.number(),
  order_id: z.nullable(z.string()),
  order_number: z.nullable(z.string()),
  note: z.nullable(z.string()),
  vendor_name: z.nullable(z.string()),
  story,
})
/** A movement of earnings, in paise; negative when a refund took something back or it was paid out. */
export type EarningsMovement = z.infer<typeof movement>

/** The rows of a file at most; a call answers this many. */
const MOST_IN_FILE = 5000
const FILE_PAGE = 100

/** Every movement of somebody's earnings, newest first, for a file: five thousand at most. */
export async function fetchEarningsStatement(
  ownerId: string,
  kind: EarningsKind,
): Promise<readonly EarningsMovement[]> {
  const movements: EarningsMovement[] = []
  let after: EarningsMovement | undefined
  do {
    const page = await call(
      'earnings_statement',
      {
        owner_id: ownerId,
        account_kind: kind,
        limit_count: FILE_PAGE,
        ...(after ? { before: after.id } : {}),
      },
      rows(movement),
    )
    movements.push(...page)
    after = page.length < FILE_PAGE ? undefined : page.at(-1)
  } while (after && movements.length < MOST_IN_FILE)
  return movements
}

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
