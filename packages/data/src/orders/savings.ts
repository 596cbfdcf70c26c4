import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { orderKeys } from './keys.ts'

const savings = z.object({ since: z.string(), orders: z.number(), discount_paise: z.number() })

/** What discounts have saved a user this month, in paise, on orders that were delivered (Spec §7 enhanced_orders). */
export function savingsOptions(userId: string | null) {
  return queryOptions({
    queryKey: orderKeys.savings(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_savings', {}, savings, signal),
  })
}

/** What discounts have saved the signed-in user this month, in paise. */
export function useSavings() {
  return useQuery(savingsOptions(useUserId()))
}
