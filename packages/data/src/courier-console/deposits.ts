import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { courierKeys } from './keys.ts'

const deposit = z.object({
  id: z.number(),
  at: z.string(),
  /** At an office or a vendor's counter, by UPI, or set off by a payout. */
  way: vocabulary(['office', 'counter', 'upi', 'payout'], 'office'),
  amount_paise: z.number(),
  reference: z.nullable(z.string()),
  /** The vendor of a counter. */
  place: z.nullable(z.string()),
})
/** Cash that the courier has handed in, in paise. */
export type Deposit = z.infer<typeof deposit>

const PAGE_SIZE = 10

/** What the courier has handed in, newest first, a page at a time. */
export function myDepositsOptions(userId: string | null) {
  return infiniteQueryOptions({
    queryKey: courierKeys.deposits(userId),
    enabled: userId !== null,
    staleTime: 0,
    ...keysetPages(
      PAGE_SIZE,
      (after: Deposit | undefined, signal): Promise<readonly Deposit[]> =>
        call(
          'my_deposits',
          { limit_count: PAGE_SIZE, ...(after ? { before: after.id } : {}) },
          rows(deposit),
          signal,
        ),
    ),
  })
}

/** What the courier has handed in, newest first, a page at a time. */
export function useMyDeposits() {
  return useInfiniteQuery(myDepositsOptions(useUserId()))
}
