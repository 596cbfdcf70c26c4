import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { takeOver } from '../realtime/take-over.ts'
import type { TopicEvent } from '../realtime/topic.ts'
import { walletKeys } from './wallet.ts'

const walletEvent = z.object({ balance_paise: z.number() })

/** Shows the balance that an event carries; buckets and movements are fetched where they are shown. */
export function takeOverWallet(
  queryClient: QueryClient,
  userId: string | null,
  { payload }: TopicEvent,
): void {
  const { data } = walletEvent.safeParse(payload)
  takeOver<{ balance_paise: number }>(queryClient, walletKeys.balance(userId), () => data)
  void queryClient.invalidateQueries({ queryKey: walletKeys.details(userId) })
  void queryClient.invalidateQueries({ queryKey: walletKeys.statement(userId) })
}
