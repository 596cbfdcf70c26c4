import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import type { PaymentSubject } from '../payments/payment-subject.ts'

const started = z.object({ id: z.string() })

/** Begins adding money, in paise; answers the id that the gateway collects it for. */
export type StartTopup = (amountPaise: number) => Promise<z.infer<typeof started>>

const startTopup: StartTopup = (amountPaise) => call('start_topup', { amount_paise: amountPaise }, started)

/** What the gateway is asked to collect for a top-up. */
export function topupSubject(id: string): PaymentSubject {
  return { purpose: 'wallet_topup', id }
}

/**
 * Begins adding money to the wallet; it is there once it is paid at the gateway.
 *
 * @param send the call
 * @throws AppError topup_unavailable, topup_amount_invalid, topup_limit
 */
export function useStartTopup(send: StartTopup = startTopup) {
  return useMutation({ mutationFn: send })
}
