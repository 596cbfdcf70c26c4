import { DEFAULT_TIMEOUT_MS } from '@angadi/domain/submission/lifecycle.ts'
import * as z from 'zod/mini'
import { invokeFunction } from '../client/invoke-function.ts'
import type { PaymentSubject } from './payment-subject.ts'

/** Has the gateway asked what became of the tries to pay. */
export type CheckPayment = (subject: PaymentSubject) => Promise<unknown>

/**
 * Has the gateway asked what became of the tries to pay: a bank may still be at work on one.
 *
 * @throws AppError checkout_not_found, gateway_unavailable, network
 */
export const checkPayment: CheckPayment = ({ purpose, id }) =>
  invokeFunction(
    'payments',
    { action: 'check', purpose, subject_id: id },
    z.object({ state: z.string() }),
    AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
  )
