import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { QUOTE_REFRESH_MS } from '../checkout/quote.ts'
import { call } from '../client/call.ts'
import { charge } from '../orders/charge.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { digitalKeys } from './keys.ts'
import type { DigitalRequest } from './request.ts'

/** The problems that prevent a payment; `other` where this build does not know the code. */
export const DIGITAL_PROBLEMS = [
  'operator_unavailable',
  'circle_unavailable',
  'subscriber_number_invalid',
  'plan_unavailable',
  'plan_required',
  'recharge_amount_invalid',
  'bill_not_found',
  'bill_not_ready',
  'bill_not_fetched',
  'bill_expired',
  'bill_already_paid',
  'bill_amount_invalid',
  'biller_unavailable',
  'other',
] as const

/** The price of a payment with everything that prevents it; amounts in paise. */
export const digitalQuote = z.object({
  quote_id: z.nullable(z.string()),
  placeable: z.boolean(),
  problems: z.array(z.object({ code: vocabulary(DIGITAL_PROBLEMS, 'other') })),
  orders: z.array(z.object({ vendor_name: z.string(), lines: rows(z.object({ name: z.string() })) })),
  totals: z.object({ charges: z.array(charge), total_paise: z.number() }),
  wallet_balance_paise: z.number(),
  /** What the wallet pays where it pays first, and the gateway the rest. */
  wallet_part_paise: z.number(),
  /** The ways of paying it, such as `wallet` and `gateway`. */
  payment_methods: z.array(z.string()),
})
export type DigitalQuote = z.infer<typeof digitalQuote>

function digitalQuoteOptions(userId: string | null, request: DigitalRequest) {
  return queryOptions({
    queryKey: digitalKeys.quote(userId, request),
    enabled: userId !== null,
    staleTime: QUOTE_REFRESH_MS,
    refetchInterval: QUOTE_REFRESH_MS,
    queryFn: ({ signal }) => {
      const { service: trade, ...asked } = request
      return call('quote_order', { request: { trade, ...asked } }, digitalQuote, signal)
    },
  })
}

/** The all-in price of a recharge or a bill, with the balance of the wallet. */
export function useDigitalQuote(request: DigitalRequest) {
  return useQuery(digitalQuoteOptions(useUserId(), request))
}
