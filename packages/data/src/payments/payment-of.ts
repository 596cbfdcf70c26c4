import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useRefreshSoon } from '../realtime/refresh-soon.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { paymentKeys } from './keys.ts'
import type { PaymentSubject } from './payment-subject.ts'

/** How often it is asked for while it is waited for, in case an event is lost, in milliseconds. */
export const ASK_AGAIN_MS = 10_000
/** The same while nobody has tried to pay: a cash order can be paid by UPI for as long as it is under way. */
const ASK_RARELY_MS = 60_000
/** The events of one payment come together: this long for the others, in milliseconds. */
export const REFRESH_MS = 50

const paymentTry = z.object({
  method: z.nullable(z.string()),
  /** Unknown states are those of a payment that is under way. */
  status: vocabulary(['created', 'authorized', 'captured', 'failed'], 'created'),
  /** The gateway's word for why it failed. */
  reason: z.nullable(z.string()),
  at: z.string(),
})
/** A try to pay at the gateway. */
export type PaymentTry = z.infer<typeof paymentTry>

/** How far a subject is paid at the gateway; amounts in paise. */
export const howFarPaid = z.object({
  state: z.enum(['waiting', 'paid', 'ended']),
  due_paise: z.number(),
  /** Until when it can be paid; null without an end, and once it waits no more. */
  pay_by: z.nullable(z.string()),
  server_now: z.string(),
  tries: rows(paymentTry),
  /** What is on its way back through the gateway. */
  refund_paise: z.number(),
})

/** How far a subject is paid at the gateway. */
export type PaymentOfSubject = z.infer<typeof howFarPaid>

/** How far a subject is paid at the gateway. */
export function paymentOfOptions(subject: PaymentSubject) {
  return queryOptions({
    queryKey: paymentKeys.subject(subject),
    staleTime: 0,
    queryFn: ({ signal }) =>
      call('payment_of', { purpose: subject.purpose, subject_id: subject.id }, howFarPaid, signal),
    refetchInterval: ({ state: { data } }) => {
      if (data?.state !== 'waiting') return false
      return data.tries.length > 0 ? ASK_AGAIN_MS : ASK_RARELY_MS
    },
  })
}

/** How far a subject that is no checkout is paid at the gateway, as events of its payments tell. */
export function usePaymentOf(subject: PaymentSubject) {
  const refreshSoon = useRefreshSoon(REFRESH_MS)
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event, payload }) => {
    const isOwn = event === 'payment' && payload['subject_id'] === subject.id
    if (isOwn || isResync(event)) refreshSoon([paymentKeys.subject(subject)])
  })
  return useQuery(paymentOfOptions(subject))
}
