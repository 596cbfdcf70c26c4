import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { story } from './story.ts'

/** Query keys of the wallet. */
export const walletKeys = {
  all: ['wallet'] as const,
  balance: (userId: string | null) => ['wallet', 'balance', userId] as const,
  statement: (userId: string | null) => ['wallet', 'statement', userId] as const,
}

const movement = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.string(),
  amount_paise: z.number(),
  order_id: z.nullable(z.string()),
  order_number: z.nullable(z.string()),
  note: z.nullable(z.string()),
  balance_after_paise: z.number(),
  vendor_name: z.nullable(z.string()),
  story,
})
/** A movement of the wallet, in paise; negative when money left it. */
export type WalletMovement = z.infer<typeof movement>

/** The balance of a user, in paise. */
export function walletOptions(userId: string | null) {
  return queryOptions({
    queryKey: walletKeys.balance(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_wallet', {}, z.object({ balance_paise: z.number() }), signal),
  })
}

/** The balance in paise. */
export function useWallet() {
  return useQuery(walletOptions(useUserId()))
}

/** The rows of a file at most; a call answers this many. */
const MOST_IN_FILE = 5000
const FILE_PAGE = 100

/** Every movement of the caller's wallet, newest first, for a file: five thousand at most. */
export async function fetchWalletStatement(): Promise<readonly WalletMovement[]> {
  const movements: WalletMovement[] = []
  let after: WalletMovement | undefined
  do {
    const page = await call(
      'wallet_statement',
      { limit_count: FILE_PAGE, ...(after ? { before: after.id } : {}) },
      rows(movement),
    )
    movements.push(...page)
    after = page.length < FILE_PAGE ? undefined : page.at(-1)
  } while (after && movements.length < MOST_IN_FILE)
  return movements
}

const PAGE_SIZE = 50

/** The movements of a user's wallet, newest first, a page at a time back to the first. */
export function walletStatementOptions(userId: string | null) {
  return infiniteQueryOptions({
    queryKey: walletKeys.statement(userId),
    enabled: userId !== null,
    ...keysetPages(
      PAGE_SIZE,
      (after: WalletMovement | undefined, signal): Promise<readonly WalletMovement[]> =>
        call(
          'wallet_statement',
          { limit_count: PAGE_SIZE, ...(after ? { before: after.id } : {}) },
          rows(movement),
          signal,
        ),
    ),
  })
}

/** The movements of the wallet, newest first, a page at a time. */
export function useWalletStatement() {
  return useInfiniteQuery(walletStatementOptions(useUserId()))
}
