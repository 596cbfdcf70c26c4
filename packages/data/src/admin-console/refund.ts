import type { RefundReason } from '@angadi/domain/orders/refund-reasons.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { charge } from '../orders/charge.ts'
import { adminKeys } from './keys.ts'
import type { RefundLine } from './refund-line.ts'

/** A charge of an order with what can still be refunded of it, in paise; taxes and the discount follow by themselves. */
export const refundableCharge = z.object({
  position: z.number(),
  code: z.string(),
  tax_class: z.nullable(z.string()),
  amount_paise: z.number(),
  left_paise: z.number(),
})
export type RefundableCharge = z.infer<typeof refundableCharge>

const preview = z.object({
  refund_paise: z.number(),
  charges: z.array(charge),
  bearers: z.array(
    z.object({ account_kind: z.string(), name: z.nullable(z.string()), amount_paise: z.number() }),
  ),
})
/** What a refund comes to, and who bears how much of it, in paise. */
export type RefundPreview = z.infer<typeof preview>

/** Asks what a refund would do; nothing while no line or no reason is chosen. */
export function useRefundPreview(
  orderId: string,
  lines: readonly RefundLine[],
  reason: RefundReason | undefined,
) {
  return useQuery({
    queryKey: adminKeys.refundPreview(orderId, lines, reason),
    enabled: lines.length > 0 && reason !== undefined,
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      call(
        'preview_refund',
        { order_id: orderId, lines: lines.map((line) => ({ ...line })), reason_code: reason ?? '' },
        preview,
        signal,
      ),
  })
}

/** Refunds parts of charges to the customer's wallet, once for each time that the form was opened. */
export function useRefundOrder(orderId: string) {
  const queryClient = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: ({
      lines,
      reason,
      note,
    }: {
      lines: readonly RefundLine[]
      reason: RefundReason
      note: string
    }) =>
      call(
        'refund_order',
        {
          order_id: orderId,
          lines: lines.map((line) => ({ ...line })),
          reason_code: reason,
          note,
          idempotency_key: key,
        },
        z.object({ refund_paise: z.number() }),
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.all }),
  })
}
