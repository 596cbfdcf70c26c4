import { callDatabase } from '../_shared/call-database.ts'
import { textAt, valueAt } from '../_shared/upstream.ts'
import type { Subject } from './request.ts'

/** What is due of a subject at the gateway, as public.gateway_start answers it. */
export type Due =
  | { readonly state: 'paid' | 'ended' }
  | {
      readonly state: 'open'
      readonly id: string
      readonly amountPaise: number
      readonly currency: string
      readonly receipt: string
      /** Empty until the gateway has made its order. */
      readonly providerOrderId: string | undefined
      readonly payBy: string | undefined
      readonly name: string | undefined
      readonly phone: string | undefined
    }

/** What a customer has to pay for a subject; the same for each of their tabs. */
export async function dueOf(customer: string, { purpose, id: subjectId }: Subject): Promise<Due> {
  const answer = await callDatabase('gateway_start', { customer, subject_id: subjectId, purpose })
  const state = textAt(answer, 'state')
  if (state === 'paid' || state === 'ended') return { state }
  const [id, currency, receipt] = ['id', 'currency', 'receipt'].map((name) => textAt(answer, name))
  const amountPaise = valueAt(answer, 'amount_paise')
  if (id === undefined || currency === undefined || receipt === undefined || typeof amountPaise !== 'number')
    throw new Error('gateway_start answered what could not be read')
  return {
    state: 'open',
    id,
    amountPaise,
    currency,
    receipt,
    providerOrderId: textAt(answer, 'provider_order_id'),
    payBy: textAt(answer, 'pay_by'),
    name: textAt(answer, 'name'),
    phone: textAt(answer, 'phone'),
  }
}
