import type { VendorCancelReason } from '@angadi/domain/orders/cancel-reasons.ts'
import { isLive, type OrderStatus } from '@angadi/domain/orders/status.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { advance } from '../orders/advance.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { vendorConsoleKeys } from './keys.ts'
import type { MyVendor } from './my-vendors.ts'
import { showOrderAs } from './optimistic-order.ts'

interface Step {
  readonly orderId: string
  readonly to: OrderStatus
  readonly prepMinutes?: number
  /** The customer's code, for an order that is handed over the counter. */
  readonly code?: string
}

/**
 * One step of an order, made by the vendor: accept, start preparing, ready, or hand over the counter with a code.
 * The board shows it at once and takes it back if the server refuses. The answer does not wait for the lists to be
 * fetched again: without a network they would keep it waiting until it is back.
 */
export function useVendorAdvance() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (step: Step) => advance(step),
    onMutate: async ({ orderId, to, prepMinutes, code }) => {
      // Whether a code is right only the server knows.
      if (code !== undefined) return { putBack: () => {} }
      const putBack = await showOrderAs(queryClient, orderId, (order) =>
        isLive(to)
          ? {
              ...order,
              status: to,
              status_since: new Date().toISOString(),
              accept_by: null,
              prep_minutes: prepMinutes ?? order.prep_minutes,
            }
          : undefined,
      )
      return { putBack }
    },
    onError: (_error, _step, context) => context?.putBack(),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.all }),
  })
}

/** Refuses or cancels an order; the customer gets everything back. */
export function useVendorCancel() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ orderId, reason }: { orderId: string; reason: VendorCancelReason }) =>
      call('cancel_order', { order_id: orderId, reason_code: reason }, z.object({ status: z.string() })),
    onMutate: async ({ orderId }) => ({ putBack: await showOrderAs(queryClient, orderId, () => undefined) }),
    onError: (_error, _cancel, context) => context?.putBack(),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.all }),
  })
}

/** Switches a vendor on or off; with minutes it pauses and comes back by itself. */
export function useSetAccepting(vendorId: string) {
  const queryClient = useQueryClient()
  const queryKey = vendorConsoleKeys.vendors(useUserId())
  return useMutation({
    mutationFn: ({ accepting, pauseMinutes }: { accepting: boolean; pauseMinutes?: number }) =>
      call(
        'set_accepting_orders',
        { vendor_id: vendorId, accepting, ...(pauseMinutes ? { pause_minutes: pauseMinutes } : {}) },
        nothing,
      ),
    onMutate: async ({ accepting, pauseMinutes }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<MyVendor[]>(queryKey)
      queryClient.setQueryData<MyVendor[]>(queryKey, (vendors) =>
        vendors?.map((vendor) =>
          vendor.id !== vendorId
            ? vendor
            : {
                ...vendor,
                accepting_orders: pauseMinutes ? vendor.accepting_orders : accepting,
                paused_until: pauseMinutes
                  ? new Date(Date.now() + pauseMinutes * 60_000).toISOString()
                  : null,
              },
        ),
      )
      return { before }
    },
    onError: (_error, _change, context) => {
      if (context?.before) queryClient.setQueryData(queryKey, context.before)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
