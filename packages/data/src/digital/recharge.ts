import type { ConnectionKind } from '@angadi/domain/digital/subscriber-number.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { digitalKeys } from './keys.ts'

const detected = z.object({
  operator: z.nullable(z.string()),
  circle: z.nullable(z.string()),
  /** Only where the caller has recharged the number there before: numbers are ported. */
  sure: z.boolean(),
})

/** The groups of plans, in the order in which they are shown. */
export const PLAN_GROUPS = ['popular', 'unlimited', 'data', 'annual', 'talktime', 'pack'] as const
export type PlanGroup = (typeof PLAN_GROUPS)[number]

const plan = z.object({
  id: z.string(),
  plan_group: vocabulary(PLAN_GROUPS, 'pack'),
  amount_paise: z.number(),
  validity_days: z.nullable(z.number()),
  data: z.nullable(z.string()),
  calls: z.nullable(z.string()),
  description: z.string(),
  description_translations: z.record(z.string(), z.string()),
})
/** A recharge plan, in paise. */
export type RechargePlan = z.infer<typeof plan>

/**
 * What is known about a number: a suggestion that the customer may change.
 *
 * @param number its digits; nothing is asked without them
 */
export function useDetectedOperator(number: string | undefined, kind: ConnectionKind) {
  return useQuery({
    queryKey: digitalKeys.detected(number ?? '', kind),
    queryFn:
      number === undefined
        ? skipToken
        : ({ signal }) => call('detect_operator', { number, kind }, detected, signal),
  })
}

function plansOptions(operator: string, circle: string | undefined) {
  return queryOptions({
    queryKey: digitalKeys.plans(operator, circle),
    queryFn: ({ signal }) =>
      call('recharge_plans', { operator, ...(circle ? { circle } : {}) }, rows(plan), signal),
  })
}

/** The plans on sale of an operator in a circle, described in the reader's language. */
export function useRechargePlans(operator: string, circle: string | undefined) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    ...plansOptions(operator, circle),
    select: (plans) =>
      plans.map((one) => ({
        ...one,
        description: one.description_translations[language] ?? one.description,
      })),
  })
}
