import * as z from 'zod/mini'
import type { Supabase } from '../client/client.ts'
import { AppError } from '../errors/app-error.ts'
import { orderKind, orderStatus, paymentMethod, paymentStatus } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import { ORDERS_TIMEOUT_MS, retryDelayMs, shouldRetry } from './retry-policy.ts'

const receiptLine = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  quantity: z.number(),
  image: z.nullable(z.string()),
})

/** The shape of one row of `selectOrders`, and of the card that an event carries. */
export const orderCard = z.object({
  id: z.string(),
  order_number: z.string(),
  kind: orderKind,
  /** What was sold, such as food or a recharge. */
  trade: z.string(),
  status: orderStatus,
  vendor_id: z.nullable(z.string()),
  vendor_name: z.string(),
  items: z.array(receiptLine),
  total_paise: z.number(),
  payment_method: paymentMethod,
  payment_status: paymentStatus,
  cancel_reason: z.nullable(z.string()),
  status_since: z.string(),
  created_at: z.string(),
  promised_max_at: z.nullable(z.string()),
  scheduled_for: z.nullish(z.string()),
})
/** An order as lists show it. */
export type OrderCardRow = z.infer<typeof orderCard>

/** Reads rows of `selectOrders`. */
export const orderCards = rows(orderCard)

/** A customer's orders, newest first; aborted after 10 s (Spec §9 Orders). */
export function selectOrders(client: Supabase, userId: string | null, signal: AbortSignal) {
  return client
    .from('enhanced_orders')
    .select(
      'id, order_number, kind, trade, status, vendor_id, vendor_name, items, total_paise, payment_method, payment_status, cancel_reason, status_since, created_at, promised_max_at, scheduled_for',
    )
    .eq('user_id', userId ?? '')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(ORDERS_TIMEOUT_MS)]))
}

/** Retries of a failed list of orders (Spec §9 Orders). */
export const ordersRetry = {
  retry: (failures: number, error: Error) =>
    shouldRetry(failures) && !(error instanceof AppError && !error.retryable),
  retryDelay: retryDelayMs,
}
