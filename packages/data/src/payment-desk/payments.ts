import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { rows } from '../vocabulary.ts'
import { paymentDeskKeys } from './keys.ts'

const listed = z.object({
  id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  customer_name: z.nullable(z.string()),
  vendor_name: z.nullable(z.string()),
  method: z.string(),
  status: z.string(),
  amount_paise: z.number(),
  refunded_paise: z.number(),
  provider_payment_id: z.nullable(z.string()),
  created_at: z.string(),
})
/** A part of a payment as the list shows it; amounts in paise. */
export type ListedPayment = z.infer<typeof listed>

const PAGE_SIZE = 50

/** Parts of payments, newest first, a page at a time. */
function paymentsOptions(search: string) {
  return infiniteQueryOptions({
    queryKey: paymentDeskKeys.payments(search),
    staleTime: 0,
    ...keysetPages(
      PAGE_SIZE,
      (after: ListedPayment | undefined, signal): Promise<readonly ListedPayment[]> =>
        call(
          'admin_payments',
          {
            search,
            limit_count: PAGE_SIZE,
            ...(after ? { before: after.created_at, before_id: after.id } : {}),
          },
          rows(listed),
          signal,
        ),
    ),
  })
}

/**
 * Parts of payments, newest first, a page at a time.
 *
 * @param search an order's number, the gateway's id of a payment, a whole phone number, or an amount in rupees
 */
export function usePayments(search: string) {
  return useInfiniteQuery(paymentsOptions(search))
}
