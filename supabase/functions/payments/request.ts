import { textAt } from '../_shared/upstream.ts'

/** What is paid for: a checkout, or another subject of a purpose (private.gateway_purposes). */
export interface Subject {
  readonly purpose: string
  readonly id: string
}

/** The purpose of a subject that is known by the token of a link: somebody else pays it, without an account. */
export const LINK = 'link'

/**
 * What a browser asks for: to begin paying a subject, to say that it is paid, or to ask whether it is; or, of whoever
 * brings an order, for the QR code by which it is paid, and whether it was.
 */
export type PaymentsRequest =
  | { readonly action: 'start'; readonly subject: Subject }
  | { readonly action: 'check'; readonly subject: Subject }
  | { readonly action: 'code'; readonly subject: Subject }
  | { readonly action: 'check_code'; readonly subject: Subject }
  | {
      readonly action: 'confirm'
      readonly subject: Subject
      readonly orderId: string
      readonly paymentId: string
      readonly signature: string
    }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const TOKEN = /^[A-Za-z0-9_-]{22}$/
const PURPOSE = /^[a-z_]{3,30}$/
const LONGEST_NAME = 64

/** Reads a request; undefined for what is none. */
export function requestIn(body: unknown): PaymentsRequest | undefined {
  const action = textAt(body, 'action')
  const id = textAt(body, 'subject_id')
  const purpose = textAt(body, 'purpose') ?? 'checkout'
  if (id === undefined || !PURPOSE.test(purpose)) return undefined
  if (!(purpose === LINK ? TOKEN : UUID).test(id)) return undefined
  const subject = { purpose, id }
  if ((action === 'code' || action === 'check_code') && purpose !== LINK) return { action, subject }
  if (action === 'start' || action === 'check') return { action, subject }
  if (action !== 'confirm') return undefined
  const [orderId, paymentId, signature] = [
    'razorpay_order_id',
    'razorpay_payment_id',
    'razorpay_signature',
  ].map((name) => textAt(body, name))
  if (orderId === undefined || paymentId === undefined || signature === undefined) return undefined
  if (orderId.length > LONGEST_NAME || paymentId.length > LONGEST_NAME || signature.length > 128)
    return undefined
  return { action, subject, orderId, paymentId, signature }
}
