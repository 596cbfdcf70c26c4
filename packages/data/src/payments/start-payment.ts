import { DEFAULT_TIMEOUT_MS } from '@angadi/domain/submission/lifecycle.ts'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invokeFunction } from '../client/invoke-function.ts'
import type { PaymentSubject } from './payment-subject.ts'

const open = z.object({
  state: z.literal('open'),
  /** The public key of our account at the gateway. */
  key_id: z.string(),
  provider_order_id: z.string(),
  amount_paise: z.number(),
  currency: z.string(),
  name: z.nullish(z.string()),
  contact: z.nullish(z.string()),
  pay_by: z.nullish(z.string()),
  /** The address of the gateway's checkout script. */
  script: z.string(),
})
/** What the gateway's checkout is opened with. */
export type OpenPayment = z.infer<typeof open>

const started = z.discriminatedUnion('state', [
  open,
  z.object({ state: z.literal('paid') }),
  z.object({ state: z.literal('ended') }),
])
/** What is to be paid at the gateway; or that nothing is, because it is paid or has ended. */
export type StartedPayment = z.infer<typeof started>

/** Begins a payment at the gateway. */
export type StartPayment = (subject: PaymentSubject) => Promise<StartedPayment>

const startPayment: StartPayment = ({ purpose, id }) =>
  invokeFunction(
    'payments',
    { action: 'start', purpose, subject_id: id },
    started,
    AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
  )

/**
 * Begins a payment at the gateway; the same in every tab.
 *
 * @param send the call
 * @throws AppError checkout_not_found, gateway_unavailable, network
 */
export function useStartPayment(send: StartPayment = startPayment) {
  return useMutation({ mutationFn: send })
}
