import type { IncentiveInput } from '@angadi/domain/incentives/incentive-draft.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { incentiveKeys } from './keys.ts'

const rule = z.object({
  id: z.string(),
  kind: vocabulary(['day', 'peak'], 'day'),
  deliveries: z.nullable(z.number()),
  from_minute: z.nullable(z.number()),
  to_minute: z.nullable(z.number()),
  amount_paise: z.number(),
  budget_paise: z.number(),
  starts_on: z.string(),
  ends_on: z.string(),
  state: vocabulary(['running', 'coming', 'over'], 'over'),
  region_name: z.nullable(z.string()),
  made_by: z.nullable(z.string()),
  couriers: z.number(),
  /** Of days that are settled. */
  paid_paise: z.number(),
})
/** A rule of extra pay as administrators see it; amounts in paise. */
export type IncentiveRule = z.infer<typeof rule>

/** The rules of extra pay, those that run or are to come first. */
export function incentiveRulesOptions() {
  return queryOptions({
    queryKey: incentiveKeys.all,
    staleTime: 0,
    queryFn: ({ signal }) => call('incentive_desk', {}, rows(rule), signal),
  })
}

/** The rules of extra pay, those that run or are to come first. */
export function useIncentiveRules() {
  return useQuery(incentiveRulesOptions())
}

/**
 * Makes a rule of extra pay; the key makes repeating it harmless.
 *
 * @throws AppError incentive_wrong, network
 */
export function useMakeIncentive() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ rule: input, key }: { readonly rule: IncentiveInput; readonly key: string }) =>
      call('make_incentive', { rule: input, idempotency_key: key }, z.object({ id: z.string() })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: incentiveKeys.all }),
  })
}

/**
 * Ends a rule at once; what was delivered before is paid.
 *
 * @throws AppError incentive_not_found, network
 */
export function useEndIncentive() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call('end_incentive', { rule_id: id }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: incentiveKeys.all }),
  })
}
