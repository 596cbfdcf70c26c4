import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { type EarningsKind, earningsKind } from '../earnings/earnings.ts'
import { earningsKeys } from '../earnings/keys.ts'
import { rows } from '../vocabulary.ts'
import { payoutDeskKeys } from './keys.ts'

const state = z.enum(['waiting', 'posted', 'refused'])
const adjustment = z.object({
  id: z.string(),
  owner_name: z.nullable(z.string()),
  account_kind: earningsKind,
  amount_paise: z.number(),
  note: z.string(),
  state,
  asked_by: z.nullable(z.string()),
  asked_at: z.string(),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  /** Whether the caller may agree to it: somebody else asked, and somebody else gets it. */
  may_agree: z.boolean(),
})
/** A correction of earnings; the amount in paise, below zero where it takes. */
export type Adjustment = z.infer<typeof adjustment>

/** Corrections, those that wait for a second person first. */
export function useAdjustments() {
  return useQuery({
    queryKey: payoutDeskKeys.adjustments,
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_adjustments', {}, rows(adjustment), signal),
  })
}

/** What is corrected, and why. */
export interface NewAdjustment {
  readonly amountPaise: number
  readonly note: string
}

function useRefreshed() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: payoutDeskKeys.all })
    void queryClient.invalidateQueries({ queryKey: earningsKeys.all })
  }
}

/** Corrects a payee's earnings, or asks a second person to agree; a repeated tap corrects once. */
export function useProposeAdjustment(ownerId: string, kind: EarningsKind) {
  const refresh = useRefreshed()
  const [key, setKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: ({ amountPaise, note }: NewAdjustment) =>
      call(
        'propose_adjustment',
        { owner_id: ownerId, account_kind: kind, amount_paise: amountPaise, note, idempotency_key: key },
        z.object({ state }),
      ),
    onSuccess: () => setKey(crypto.randomUUID()),
    onSettled: refresh,
  })
}

/** Agrees to a correction that waits, or refuses it. */
export function useDecideAdjustment(adjustmentId: string) {
  const refresh = useRefreshed()
  return useMutation({
    mutationFn: (accept: boolean) =>
      call('decide_adjustment', { adjustment_id: adjustmentId, accept }, z.object({ state })),
    onSettled: refresh,
  })
}
