import { z } from 'zod'
import type { Row } from '../gateway/database-port.ts'
import { SECONDS, shownNotes } from '../service-simulator/answers.ts'

/** Drivers give bigint as text or as a number. */
const whole = z.coerce.number().int()
const notes = z.record(z.string(), z.string())

const order = z.object({
  id: z.string(),
  amount: whole,
  currency: z.string(),
  receipt: z.string().nullable(),
  notes,
  captures: z.boolean(),
  amount_paid: whole,
  attempts: whole,
  status: z.enum(['created', 'attempted', 'paid']),
  seconds: whole,
})
/** An order of the book. `captures`: what is authorised for it is captured by itself. `seconds` since 1970. */
export type BookedOrder = z.infer<typeof order>

const code = z.object({
  id: z.string(),
  amount: whole,
  content: z.string(),
  notes,
  status: z.enum(['active', 'closed']),
  close_reason: z.enum(['paid', 'on_demand', 'expired']).nullable(),
  seconds: whole,
  close_seconds: whole,
  closed_seconds: whole.nullable(),
})
/** A QR code of the book: it takes one payment of its amount. */
export type BookedCode = z.infer<typeof code>

const payment = z.object({
  id: z.string(),
  /** Empty for a payment by a QR code. */
  order_id: z.string().nullable(),
  code_id: z.string().nullable(),
  amount: whole,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string(),
  choice: z.string(),
  amount_refunded: whole,
  seconds: whole,
})
/** A payment of the book, with what was chosen on the pay page. */
export type BookedPayment = z.infer<typeof payment>

const refund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: whole,
  currency: z.string(),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.string().nullable(),
  notes,
  asked: z.string(),
  seconds: whole,
})
/** A refund of the book. `asked` is the request that made it, to compare another one with the same key. */
export type BookedRefund = z.infer<typeof refund>

export const CODE_SECONDS = `${SECONDS}, floor(extract(epoch from close_by)) as close_seconds,
  floor(extract(epoch from closed_at)) as closed_seconds`

export const codeOf = (row: Row): BookedCode => code.parse(row)
export const orderOf = (row: Row): BookedOrder => order.parse(row)
export const paymentOf = (row: Row): BookedPayment => payment.parse(row)
export const refundOf = (row: Row): BookedRefund => refund.parse(row)

/** An order in the gateway's words. */
export function orderEntity({ captures: _, seconds, ...row }: BookedOrder) {
  return {
    ...row,
    entity: 'order',
    amount_due: row.amount - row.amount_paid,
    offer_id: null,
    notes: shownNotes(row.notes),
    created_at: seconds,
  }
}

/** A QR code in the gateway's words. */
export function codeEntity(code: BookedCode) {
  return {
    id: code.id,
    entity: 'qr_code',
    created_at: code.seconds,
    name: null,
    usage: 'single_use',
    type: 'upi_qr',
    image_url: code.content,
    image_content: code.content,
    payment_amount: code.amount,
    status: code.status,
    description: null,
    fixed_amount: true,
    payments_amount_received: code.close_reason === 'paid' ? code.amount : 0,
    payments_count_received: code.close_reason === 'paid' ? 1 : 0,
    notes: shownNotes(code.notes),
    customer_id: null,
    close_by: code.close_seconds,
    closed_at: code.closed_seconds,
    close_reason: code.close_reason,
  }
}

/** Why a declined payment failed, in the gateway's words. */
export const DECLINED = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Your payment was declined by your bank. Try again or pay in another way.',
  source: 'customer',
  step: 'payment_authorization',
  reason: 'payment_declined',
} as const

/** A payment in the gateway's words. */
export function paymentEntity({ choice: _, code_id: __, seconds, ...row }: BookedPayment) {
  const failed = row.status === 'failed' ? DECLINED : undefined
  const isUpi = row.method === 'upi'
  return {
    ...row,
    entity: 'payment',
    invoice_id: null,
    international: false,
    refund_status: row.amount_refunded === 0 ? null : row.status === 'refunded' ? 'full' : 'partial',
    captured: row.status === 'captured' || row.status === 'refunded',
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    // Each payer has an address of their own, and the simulator does not know who pays.
    vpa: isUpi ? `${row.id}@simulator` : null,
    email: null,
    contact: null,
    notes: [],
    fee: 0,
    tax: 0,
    error_code: failed?.code ?? null,
    error_description: failed?.description ?? null,
    error_source: failed?.source ?? null,
    error_step: failed?.step ?? null,
    error_reason: failed?.reason ?? null,
    acquirer_data: {},
    created_at: seconds,
  }
}

/** A refund in the gateway's words. */
export function refundEntity({ asked: _, seconds, ...row }: BookedRefund) {
  return {
    ...row,
    entity: 'refund',
    notes: shownNotes(row.notes),
    acquirer_data: { arn: null },
    batch_id: null,
    speed_processed: 'normal',
    speed_requested: 'normal',
    created_at: seconds,
  }
}
