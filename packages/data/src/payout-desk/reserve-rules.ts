import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { type EarningsKind, earningsKind } from '../earnings/earnings.ts'
import { rows } from '../vocabulary.ts'
import { payoutDeskKeys } from './keys.ts'

const state = z.enum(['waiting', 'active', 'refused'])
const rule = z.object({
  id: z.string(),
  account_kind: earningsKind,
  /** For payees who began so many days ago or earlier. */
  from_age_days: z.number(),
  valid_from: z.string(),
  /** Basis points of each statement; null where it follows refunds. */
  share_bp: z.nullable(z.number()),
  /** The days whose refunds are averaged; null where it is a share. */
  refund_days: z.nullable(z.number()),
  release_days: z.number(),
  note: z.string(),
  state,
  asked_by: z.nullable(z.string()),
  asked_at: z.string(),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  /** Whether the caller may agree to it: somebody else asked. */
  may_agree: z.boolean(),
  /** Whether it is the one that holds today for its payees. */
  holds: z.boolean(),
})
/** A rule for what is kept of statements for refunds. */
export type ReserveRule = z.infer<typeof rule>

/** A rule as it is entered. */
export interface NewReserveRule {
  readonly account_kind: EarningsKind
  readonly from_age_days: number
  readonly valid_from: string
  readonly share_bp: number | null
  readonly refund_days: number | null
  readonly release_days: number
  readonly note: string
}

/** All rules, those that wait for a second person first. */
export function useReserveRules() {
  return useQuery({
    queryKey: payoutDeskKeys.reserveRules,
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_reserve_rules', {}, rows(rule), signal),
  })
}

function useRefreshed() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: payoutDeskKeys.all })
}

/** Makes a rule, or asks a second person to agree; a repeated tap makes it once. */
export function useProposeReserveRule() {
  const refresh = useRefreshed()
  const [key, setKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (given: NewReserveRule) =>
      call('propose_reserve_rule', { rule: { ...given }, idempotency_key: key }, z.object({ state })),
    onSuccess: () => setKey(crypto.randomUUID()),
    onSettled: refresh,
  })
}

/** Agrees to a rule that waits, or refuses it. */
export function useDecideReserveRule(ruleId: string) {
  const refresh = useRefreshed()
  return useMutation({
    mutationFn: (accept: boolean) =>
      call('decide_reserve_rule', { rule_id: ruleId, accept }, z.object({ state })),
    onSettled: refresh,
  })
}
