import { FULFILMENT_STATES } from '@angadi/domain/digital/fulfilment-state.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { digitalKeys } from './keys.ts'
import { COMPLAINT_CATEGORIES, paymentSubject } from './payment.ts'

const about = {
  order_id: z.string(),
  state: vocabulary(FULFILMENT_STATES, 'pending'),
  subject: paymentSubject,
}

const openComplaint = z.object({
  id: z.string(),
  number: z.string(),
  category: vocabulary(COMPLAINT_CATEGORIES, 'other'),
  body: z.string(),
  created_at: z.string(),
  ...about,
})
/** A complaint that nobody has answered. */
export type OpenComplaint = z.infer<typeof openComplaint>

/** How an answer of a provider can contradict what was done. */
const CONTRADICTIONS = ['late_success', 'second_success', 'failed_after_success', 'wrong_amount'] as const

const contradiction = z.object({
  id: z.number(),
  kind: vocabulary(CONTRADICTIONS, 'second_success'),
  answer: z.record(z.string(), z.unknown()),
  noted_at: z.string(),
  provider_reference: z.nullable(z.string()),
  ...about,
})
/** An answer of a provider that has to be settled with it. */
export type Contradiction = z.infer<typeof contradiction>

/** The open complaints, the oldest first; for administrators. */
export function useOpenComplaints() {
  return useQuery({
    queryKey: digitalKeys.complaints,
    queryFn: ({ signal }): Promise<readonly OpenComplaint[]> =>
      call('complaints_desk', {}, rows(openComplaint), signal),
  })
}

/** The contradictions that nobody has settled, the oldest first; for administrators. */
export function useContradictions() {
  return useQuery({
    queryKey: digitalKeys.reconciliation,
    queryFn: ({ signal }): Promise<readonly Contradiction[]> =>
      call('reconciliation_desk', {}, rows(contradiction), signal),
  })
}

/** What is answered to a complaint. */
export interface ComplaintAnswer {
  readonly id: string
  readonly outcome: 'resolved' | 'rejected'
  readonly answer: string
}

/**
 * Answers a complaint; the customer is notified.
 *
 * @throws AppError complaint_answer_invalid, complaint_not_found, role_required
 */
export function useAnswerComplaint() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: ComplaintAnswer) => call('answer_complaint', { ...given }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: digitalKeys.complaints }),
  })
}

/**
 * Marks a contradiction as settled with the provider.
 *
 * @throws AppError note_required, reconciliation_not_found, role_required
 */
export function useResolveContradiction() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: { id: number; note: string }) => call('resolve_reconciliation', given, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: digitalKeys.reconciliation }),
  })
}
