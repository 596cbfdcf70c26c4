import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { paymentDeskKeys } from './keys.ts'

const payment = z.object({
  order_id: z.string(),
  order_number: z.string(),
  order_status: z.string(),
  customer_name: z.nullable(z.string()),
  parts: z.array(
    z.object({
      id: z.string(),
      method: z.string(),
      status: z.string(),
      amount_paise: z.number(),
      refunded_paise: z.number(),
      collected_at: z.nullable(z.string()),
      provider_payment_id: z.nullable(z.string()),
    }),
  ),
  tries: z.array(
    z.object({
      id: z.string(),
      state: z.string(),
      method: z.nullable(z.string()),
      amount_paise: z.number(),
      reason: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  events: z.array(
    z.object({ id: z.string(), payment_id: z.string(), status: z.nullable(z.string()), at: z.string() }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount_paise: z.number(),
      destination: z.string(),
      reason: z.string(),
      borne_by: z.enum(['payees', 'platform']),
      state: z.string(),
      why: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
})
/** One payment with the order's parts, the tries at the gateway, what it told, and what went back. */
export type Payment = z.infer<typeof payment>

/** One payment; asking is recorded in the audit log. */
export function usePayment(paymentId: string) {
  return useQuery({
    queryKey: paymentDeskKeys.payment(paymentId),
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_payment', { payment_id: paymentId }, payment, signal),
  })
}
