import { FULFILMENT_STATES } from '@angadi/domain/digital/fulfilment-state.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { readDetail } from '../orders/detail.ts'
import { orderKeys } from '../orders/keys.ts'
import type { Tracking } from '../orders/tracking.ts'
import { translatedName } from '../translated.ts'
import { rows, vocabulary } from '../vocabulary.ts'

/** What a complaint may be about, as the database knows it. */
export const COMPLAINT_CATEGORIES = [
  'not_received',
  'wrong_amount',
  'wrong_number',
  'refund_missing',
  'paid_twice',
  'other',
] as const
export type ComplaintCategory = (typeof COMPLAINT_CATEGORIES)[number]

const complaint = z.object({
  id: z.string(),
  number: z.string(),
  category: vocabulary(COMPLAINT_CATEGORIES, 'other'),
  body: z.string(),
  status: vocabulary(['open', 'resolved', 'rejected'], 'open'),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  created_at: z.string(),
})
export type Complaint = z.infer<typeof complaint>

const filedComplaint = z.object({ id: z.string(), number: z.string() })
/** A complaint that was filed, by its number. */
export type FiledComplaint = z.infer<typeof filedComplaint>

/** What was paid for; the amount in paise, the number masked. */
export const paymentSubject = z.object({
  service: vocabulary(['recharge', 'bill'], 'bill'),
  ...translatedName,
  circle: z.nullable(z.object(translatedName)),
  plan: z.nullable(z.object(translatedName)),
  target_masked: z.string(),
  amount_paise: z.number(),
})
export type PaymentSubject = z.infer<typeof paymentSubject>

const payment = z.extend(paymentSubject, {
  order_id: z.string(),
  /** The whole number, which a receipt proves; absent in what an earlier version stored. */
  target: z.optional(z.string()),
  state: vocabulary(FULFILMENT_STATES, 'pending'),
  state_since: z.string(),
  deadline_at: z.string(),
  provider_reference: z.nullable(z.string()),
  failure_code: z.nullable(z.string()),
  created_at: z.string(),
  bill: z.nullable(
    z.object({
      customer_name: z.nullable(z.string()),
      bill_number: z.nullable(z.string()),
      due_on: z.nullable(z.string()),
    }),
  ),
  /** The connection, while it is not saved. */
  to_save: z.nullable(z.object({ biller: z.string(), parameters: z.record(z.string(), z.string()) })),
  complaints: rows(complaint),
})
/** A recharge or a bill payment as its customer follows it. */
export type DigitalPayment = z.infer<typeof payment>

/** A recharge or a bill payment of an order; undefined where it cannot be read. */
export function paymentOf({ detail }: Pick<Tracking, 'detail'>): DigitalPayment | undefined {
  return readDetail(detail, payment)
}

/**
 * Files a complaint about a payment.
 *
 * @throws AppError complaint_open, complaint_text_invalid, complaint_category_unknown, payment_not_found
 */
export function useFileComplaint(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ category, body }: { category: ComplaintCategory; body: string }) =>
      call('file_complaint', { order_id: orderId, category, body }, filedComplaint),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.tracking(orderId) }),
  })
}
