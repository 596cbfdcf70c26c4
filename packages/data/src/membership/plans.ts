import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { membershipKeys } from './keys.ts'

/** The plans that this build has a name for. */
export const planCode = vocabulary(['plus_month', 'plus_year', 'other'], 'other')

/** What a plan takes off a charge: 10000 is all of it; amounts in paise. */
export const benefit = z.object({
  code: z.string(),
  off_bp: z.number(),
  from_paise: z.number(),
  within_m: z.nullable(z.number()),
})
export type Benefit = z.infer<typeof benefit>

const plan = z.object({
  /** As the server knows it. */
  code: z.string(),
  price_paise: z.number(),
  days: z.nullable(z.number()),
  months: z.nullable(z.number()),
  trial_days: z.number(),
  family_members: z.number(),
  support_hours: z.nullable(z.number()),
  benefits: rows(benefit),
  /** What it would have saved the reader in the last 30 days; null for guests. */
  last_month_paise: z.nullable(z.number()),
})
/** A plan that is sold now; the price includes tax. */
export type Plan = z.infer<typeof plan>

/** The plans that are sold now. */
export function plansOptions(userId: string | null) {
  return queryOptions({
    queryKey: membershipKeys.plans(userId),
    queryFn: ({ signal }) => call('membership_plans', {}, rows(plan), signal),
  })
}

/** The plans that are sold now. */
export function usePlans() {
  return useQuery(plansOptions(useUserId()))
}
