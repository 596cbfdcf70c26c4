import type { AdminCancelReason } from '@angadi/domain/orders/cancel-reasons.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { offerEnd } from '../courier-console/outcomes.ts'
import { ARRIVAL_REASONS } from '../orders/advance.ts'
import { charge } from '../orders/charge.ts'
import { cancellation } from '../orders/tracking.ts'
import {
  chosenOption,
  deliveryState,
  diet,
  orderKind,
  orderStatus,
  paymentMethod,
  paymentStatus,
} from '../rows.ts'
import { adminKeys } from './keys.ts'
import { refundableCharge } from './refund.ts'

const adminOrder = z.object({
  order: z.object({
    id: z.string(),
    order_number: z.string(),
    kind: orderKind,
    status: orderStatus,
    vendor_name: z.string(),
    charges: z.array(charge),
    refunds: z.array(charge),
    total_paise: z.number(),
    /** What was ordered, in the order of its lines, and what of it came. */
    items: z.nullish(
      z.array(
        z.object({
          quantity: z.number(),
          came: z.nullish(z.number()),
          came_grams: z.nullish(z.number()),
          instead: z.nullish(z.array(z.object({ name: z.string(), quantity: z.number() }))),
        }),
      ),
    ),
    payment_method: paymentMethod,
    payment_status: paymentStatus,
    instructions: z.nullable(z.string()),
    cancel_reason: z.nullable(z.string()),
    cancelled_by: z.nullable(z.string()),
    charge_paise: z.number(),
    refund_paise: z.number(),
    credit_paise: z.number(),
    created_at: z.string(),
    promised_max_at: z.nullable(z.string()),
  }),
  refundable: z.array(refundableCharge),
  items: z.array(
    z.object({
      position: z.number(),
      tax_class: z.string(),
      name: z.string(),
      quantity: z.number(),
      total_paise: z.number(),
      /** What was charged for it and did not go back yet. */
      left_paise: z.number(),
      diet: z.nullable(diet),
      options: z.array(chosenOption),
    }),
  ),
  events: z.array(
    z.object({
      seq: z.number(),
      from_status: z.nullable(orderStatus),
      to_status: orderStatus,
      actor_role: z.string(),
      actor_name: z.nullable(z.string()),
      reason_code: z.nullable(z.string()),
      note: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  ledger: z.array(
    z.object({
      transaction_id: z.string(),
      kind: z.string(),
      at: z.string(),
      entries: z.array(
        z.object({ account_kind: z.string(), owner_name: z.nullable(z.string()), amount_paise: z.number() }),
      ),
    }),
  ),
  delivery: z.nullable(
    z.object({
      state: deliveryState,
      courier_name: z.nullable(z.string()),
      distance_m: z.number(),
      pay_paise: z.number(),
    }),
  ),
  offers: z.array(
    z.object({
      courier_name: z.string(),
      round: z.number(),
      distance_to_pickup_m: z.number(),
      offered_at: z.string(),
      answered_at: z.nullable(z.string()),
      outcome: offerEnd,
    }),
  ),
  arrivals: z.array(
    z.object({
      stop: z.enum(['pickup', 'drop']),
      at: z.string(),
      distance_m: z.nullable(z.number()),
      reason: z.nullable(z.enum(ARRIVAL_REASONS)),
    }),
  ),
  contact: z.nullable(
    z.object({
      customer_name: z.string(),
      customer_phone: z.nullable(z.string()),
      address: z.nullable(
        z.object({
          label: z.string(),
          line: z.string(),
          landmark: z.nullish(z.string()),
          city: z.string(),
          pincode: z.string(),
        }),
      ),
    }),
  ),
  cancellation,
})
/** One order with its events, ledger entries and offers. */
export type AdminOrder = z.infer<typeof adminOrder>

/**
 * The details of one order. Viewing is recorded in the audit log, once per opening.
 *
 * @param opening identifies the opening, so that refetching while the order stays open counts as the same viewing
 */
export function adminOrderOptions(orderId: string, opening: string) {
  return queryOptions({
    queryKey: adminKeys.order(orderId),
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_order', { order_id: orderId, opening }, adminOrder, signal),
  })
}

/** One order in full; the board, which is open behind it, keeps it up to date (`useLiveRegions`). */
export function useAdminOrder(orderId: string) {
  const [opening] = useState(() => crypto.randomUUID())
  return useQuery(adminOrderOptions(orderId, opening))
}

/** Cancels an order for the customer with a full refund. */
export function useAdminCancel(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ reason, note }: { reason: AdminCancelReason; note: string }) =>
      call(
        'cancel_order',
        { order_id: orderId, reason_code: reason, ...(note.trim() ? { note } : {}) },
        z.object({ status: z.string(), refund_paise: z.number() }),
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.all }),
  })
}
