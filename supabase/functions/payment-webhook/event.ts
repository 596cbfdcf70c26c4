import {
  disputeIn,
  type GatewayDispute,
  type GatewayPayment,
  type GatewayRefund,
  paymentIn,
  refundIn,
} from '../_shared/razorpay-entities.ts'
import { textAt, valueAt } from '../_shared/upstream.ts'
import type { KeptEvent } from '../_shared/webhook.ts'

/** The call of the database that an event makes. */
export type EventCall =
  | {
      readonly name: 'gateway_record'
      readonly args: { readonly payment: GatewayPayment; readonly event: KeptEvent }
    }
  | {
      readonly name: 'gateway_refund_record'
      readonly args: { readonly refund: GatewayRefund; readonly event: KeptEvent }
    }
  | {
      readonly name: 'gateway_dispute_record'
      readonly args: { readonly dispute: GatewayDispute; readonly event: KeptEvent }
    }

const OF_CODES = ['qr_code.credited']
const OF_PAYMENTS = ['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid']
const OF_REFUNDS = ['refund.created', 'refund.processed', 'refund.failed', 'refund.speed_changed']
/** payment.dispute.created, .under_review, .won, .lost, .closed: the dispute itself says how it stands. */
const OF_DISPUTES = 'payment.dispute.'

/** What the database is told by an event; undefined for one that says nothing to us. */
export function callOf(json: unknown, id: string): EventCall | undefined {
  const name = textAt(json, 'event') ?? ''
  if (OF_PAYMENTS.includes(name)) {
    const payment = paymentIn(valueAt(json, 'payload', 'payment', 'entity'))
    return payment && { name: 'gateway_record', args: { payment, event: { id, name, payload: payment } } }
  }
  if (OF_CODES.includes(name)) {
    const read = paymentIn(valueAt(json, 'payload', 'payment', 'entity'))
    const provider_code_id = textAt(json, 'payload', 'qr_code', 'entity', 'id')
    if (read === undefined || provider_code_id === undefined) return undefined
    const payment = { ...read, provider_code_id }
    return { name: 'gateway_record', args: { payment, event: { id, name, payload: payment } } }
  }
  if (name.startsWith(OF_DISPUTES)) {
    const dispute = disputeIn(valueAt(json, 'payload', 'dispute', 'entity'))
    return (
      dispute && { name: 'gateway_dispute_record', args: { dispute, event: { id, name, payload: dispute } } }
    )
  }
  if (!OF_REFUNDS.includes(name)) return undefined
  const refund = refundIn(valueAt(json, 'payload', 'refund', 'entity'))
  return refund && { name: 'gateway_refund_record', args: { refund, event: { id, name, payload: refund } } }
}
