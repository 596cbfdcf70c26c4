import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { paymentDeskKeys } from './keys.ts'

const dispute = z.object({
  id: z.string(),
  provider_payment_id: z.string(),
  amount_paise: z.number(),
  reason_code: z.nullable(z.string()),
  state: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  respond_by: z.nullable(z.string()),
  evidence: z.nullable(z.string()),
  created_at: z.string(),
  ended_at: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  order_number: z.nullable(z.string()),
})
/** A payment that a customer's bank takes back or wants to; amounts in paise. */
export type Dispute = z.infer<typeof dispute>

/** Disputed payments, those to answer first. */
export function useDisputes() {
  return useQuery({
    queryKey: paymentDeskKeys.disputes,
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_disputes', {}, rows(dispute), signal),
  })
}

/** Keeps what is told to the bank. */
export function useSaveEvidence(disputeId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (evidence: string) =>
      call('save_dispute_evidence', { dispute_id: disputeId, evidence }, z.unknown()),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: paymentDeskKeys.disputes }),
  })
}
