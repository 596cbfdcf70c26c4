import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { membershipKeys } from './keys.ts'

const saving = z.object({
  order_id: z.string(),
  order_number: z.string(),
  vendor_name: z.nullable(z.string()),
  at: z.string(),
  saving_paise: z.number(),
})

/** The orders on which a membership saved something, newest first. */
export function savingsOptions(userId: string | null) {
  return queryOptions({
    queryKey: membershipKeys.savings(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('membership_savings', {}, rows(saving), signal),
  })
}

/** The reader's last orders on which a membership saved something. */
export function useSavings() {
  return useQuery(savingsOptions(useUserId()))
}
