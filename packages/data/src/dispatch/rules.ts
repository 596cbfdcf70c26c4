import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { dispatchKeys } from './keys.ts'

const rule = z.object({
  id: z.number(),
  /** Null is everywhere. */
  region_id: z.nullable(z.string()),
  region: z.nullable(z.string()),
  /** Null is all work. */
  work: z.nullable(z.enum(['goods', 'parcels', 'rides'])),
  valid_from: z.string(),
  in_force: z.nullable(z.boolean()),
  rounds: z.array(z.object({ radius_m: z.number(), wave: z.number() })),
  far_m: z.nullable(z.number()),
  /** Null is the setting of this name. */
  offer_seconds: z.nullable(z.number()),
  stale_seconds: z.number(),
  silent_seconds: z.number(),
  max_extra_seconds: z.number(),
  rating_floor: z.nullable(z.number()),
  /** How many points one unit of each factor is worth in it. */
  weights: z.record(z.string(), z.number()),
  stopped: z.boolean(),
  note: z.nullable(z.string()),
})
/** A rule of dispatch: how jobs of a region and a sort of work are offered from a moment on. */
export type DispatchRule = z.infer<typeof rule>

/** The rules of dispatch and their history, the newest first. */
export function useDispatchRules() {
  return useQuery({
    queryKey: dispatchKeys.rules,
    staleTime: 0,
    queryFn: ({ signal }) => call('dispatch_rules', {}, rows(rule), signal),
  })
}

/** What a new rule changes; what it does not name stays as it is in force. */
export interface DispatchRuleInput {
  readonly region_id: string | null
  readonly work: DispatchRule['work']
  readonly valid_from?: string
  readonly far_m?: number
  readonly offer_seconds?: number
  readonly stale_seconds?: number
  readonly silent_seconds?: number
  readonly max_extra_seconds?: number
  readonly rounds?: DispatchRule['rounds']
  /** Of the factors that it names; the others weigh what they did. */
  readonly weights?: Readonly<Record<string, number>>
  /** Null is no least rating. */
  readonly rating_floor?: number | null
  readonly stopped?: boolean
  readonly note?: string
}

/**
 * Sets a rule of dispatch; the key makes repeating it harmless.
 *
 * @throws AppError rule_invalid, request_invalid, network
 */
export function useSetDispatchRule() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ rule: input, key }: { readonly rule: DispatchRuleInput; readonly key: string }) =>
      call(
        'set_dispatch_rule',
        { rule: { ...input }, idempotency_key: key },
        z.object({ rule_id: z.number() }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dispatchKeys.rules }),
  })
}
