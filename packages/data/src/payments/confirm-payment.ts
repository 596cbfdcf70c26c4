import { DEFAULT_TIMEOUT_MS } from '@angadi/domain/submission/lifecycle.ts'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invokeFunction } from '../client/invoke-function.ts'
import type { PaymentSubject } from './payment-subject.ts'

/** What the gateway's checkout hands over after a payment, signed by the gateway. */
export const signedPayment = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
})
export type SignedPayment = z.infer<typeof signedPayment>

/** A payment and what it is for. */
export interface MadePayment {
  readonly subject: PaymentSubject
  readonly payment: SignedPayment
}

/** Says that a payment was made, so that nobody waits for the gateway to say so. */
export type ConfirmPayment = (made: MadePayment) => Promise<unknown>

const confirmPayment: ConfirmPayment = ({ subject: { purpose, id }, payment }) =>
  invokeFunction(
    'payments',
    { action: 'confirm', purpose, subject_id: id, ...payment },
    z.object({ state: z.string() }),
    AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
  )

/**
 * Says that a payment was made. Without an answer nothing is lost: the gateway tells the server, too.
 *
 * @param send the call
 * @throws AppError payment_signature_invalid, gateway_unavailable, network
 */
export function useConfirmPayment(send: ConfirmPayment = confirmPayment) {
  return useMutation({ mutationFn: send })
}
