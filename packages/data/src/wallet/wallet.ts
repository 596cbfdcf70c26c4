import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'

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
})
/** A movement of the wallet, in paise; negative went out. */
export type WalletMovement = z.infer<typeof movement>

/** The balance in paise. */
export function useWallet() {
  const userId = useUserId()
  return useQuery({
    queryKey: walletKeys.balance(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_wallet', {}, z.object({ balance_paise: z.number() }), signal),
  })
}

/** The latest hundred movements, newest first. */
export function useWalletStatement() {
  const userId = useUserId()
  return useQuery({
    queryKey: walletKeys.statement(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('wallet_statement', { limit_count: 100 }, z.array(movement), signal),
  })
}
