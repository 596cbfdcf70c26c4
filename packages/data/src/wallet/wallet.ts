import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { story } from './story.ts'

/** Query keys of the wallet. */
export const walletKeys = {
  all: ['wallet'] as const,
  balance: (userId: string | null) => ['wallet', 'balance', userId] as const,
  details: (userId: string | null) => ['wallet', 'details', userId] as const,
  /** Without a filter also the beginning of the keys of all filters. */
  statement: (userId: string | null, filter: StatementFilter = {}) =>
    ['wallet', 'statement', userId, filter] as const,
  month: (userId: string | null, month: string) => ['wallet', 'statement', userId, 'month', month] as const,
}

/** What the money of a wallet is, in the order in which it is spent. */
export const WALLET_BUCKETS = ['promotional', 'gift', 'top_up', 'refund'] as const
export type WalletBucket = (typeof WALLET_BUCKETS)[number]

const bucketPart = z.object({ bucket: vocabulary(WALLET_BUCKETS, 'refund'), amount_paise: z.number() })

/** What of a statement is shown; all of it where nothing is set. */
export interface StatementFilter {
  /** What came in, or what went out. */
  readonly incoming?: boolean
  readonly bucket?: WalletBucket
  /** Any day of a month in India, as `2026-11-01`. */
  readonly month?: string
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
  /** The buckets that it came into or was taken from. */
  buckets: rows(bucketPart),
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

const details = z.object({
  balance_paise: z.number(),
  buckets: rows(bucketPart),
  /** What expires, by the day, the next ones first. */
  expires: rows(z.object({ at: z.string(), amount_paise: z.number() })),
  /** What orders hold that wait for the rest of their payment. */
  holds: rows(
    z.object({
      order_id: z.string(),
      order_number: z.string(),
      vendor_name: z.string(),
      amount_paise: z.number(),
    }),
  ),
  /** The limits of adding money; null where it is not offered. */
  topup: z.nullable(
    z.object({
      minimum_paise: z.number(),
      maximum_paise: z.number(),
      /** In a month, and the highest balance that one can add money to. */
      month_paise: z.number(),
      balance_paise: z.number(),
      /** What can still be added by both. */
      room_paise: z.number(),
    }),
  ),
})
/** A wallet with its buckets; amounts in paise. */
export type WalletDetails = z.infer<typeof details>

/** The wallet with its buckets, what expires, what is held and what can be added. */
export function useWalletDetails() {
  const userId = useUserId()
  return useQuery({
    queryKey: walletKeys.details(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_wallet', {}, details, signal),
  })
}

/** The rows of a file at most; a call answers this many. */
const MOST_IN_FILE = 5000
const FILE_PAGE = 100

/** Every movement of the caller's wallet that a filter leaves, newest first: five thousand at most. */
export async function fetchWalletStatement(filter: StatementFilter = {}): Promise<readonly WalletMovement[]> {
  const movements: WalletMovement[] = []
  let after: WalletMovement | undefined
  do {
    const page = await call(
      'wallet_statement',
      { ...filter, limit_count: FILE_PAGE, ...(after ? { before: after.id } : {}) },
      rows(movement),
    )
    movements.push(...page)
    after = page.length < FILE_PAGE ? undefined : page.at(-1)
  } while (after && movements.length < MOST_IN_FILE)
  return movements
}

const PAGE_SIZE = 50

/** The movements of a user's wallet, newest first, a page at a time back to the first. */
export function walletStatementOptions(userId: string | null, filter: StatementFilter = {}) {
  return infiniteQueryOptions({
    queryKey: walletKeys.statement(userId, filter),
    enabled: userId !== null,
    ...keysetPages(
      PAGE_SIZE,
      (after: WalletMovement | undefined, signal): Promise<readonly WalletMovement[]> =>
        call(
          'wallet_statement',
          { ...filter, limit_count: PAGE_SIZE, ...(after ? { before: after.id } : {}) },
          rows(movement),
          signal,
        ),
    ),
  })
}

/** The movements of the wallet that a filter leaves, newest first, a page at a time. */
export function useWalletStatement(filter: StatementFilter = {}) {
  return useInfiniteQuery(walletStatementOptions(useUserId(), filter))
}

const monthSums = z.object({
  opening_paise: z.number(),
  in_paise: z.number(),
  out_paise: z.number(),
  closing_paise: z.number(),
})

/** A month of a wallet: its sums, and its movements, oldest first. */
export interface WalletMonth {
  readonly sums: z.infer<typeof monthSums>
  readonly movements: readonly WalletMovement[]
}

/** A month of the wallet, for paper. @param month any day of it, as `2026-11-01` */
export function useWalletMonth(month: string) {
  const userId = useUserId()
  return useQuery({
    queryKey: walletKeys.month(userId, month),
    enabled: userId !== null,
    queryFn: async ({ signal }): Promise<WalletMonth> => {
      const [sums, movements] = await Promise.all([
        call('wallet_month', { month }, monthSums, signal),
        fetchWalletStatement({ month }),
      ])
      return { sums, movements: movements.toReversed() }
    },
  })
}
