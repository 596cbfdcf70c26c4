import type { VendorCancelReason } from '@angadi/domain/orders/cancel-reasons.ts'
import { isLive, type OrderStatus } from '@angadi/domain/orders/status.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { type Advanced, advance } from '../orders/advance.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { vendorConsoleKeys } from './keys.ts'
import type { MyVendor } from './my-vendors.ts'
import { showOrderAs } from './optimistic-order.ts'

/** One step of an order, made by the vendor. */
export interface VendorStep {
  readonly orderId: string
  readonly to: OrderStatus
  readonly prepMinutes?: number
  /** The customer's code, for an order that is handed over the counter. */
  readonly code?: string
}

/** Cancels an order of a vendor. */
export type CancelOrder = (args: {
  readonly order_id: string
  readonly reason_code: VendorCancelReason
}) => Promise<{ readonly status: string }>

const cancelOrder: CancelOrder = (args) => call('cancel_order', args, z.object({ status: z.string() }))

/** Fetches what a step has changed; the rest follows from the event on the vendor's topic. */
function refetchAfter(queryClient: QueryClient, orderId: string): void {
  // A later tap is still on its way: its own end fetches the lists, which would show its order as it was before.
  if (queryClient.isMutating({ mutationKey: vendorConsoleKeys.steps }) === 1)
    void queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.live })
  void queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.history(orderId) })
}

/**
 * One step of an order, made by the vendor: accept, start preparing, ready, or hand over the counter with a code. It is
 * shown at once and rolled back if the server refuses. The mutation does not wait for the lists to be refetched:
 * without a network it would stay pending until there is one.
 *
 * @param send the server call
 */
export function useVendorAdvance(send: (step: VendorStep) => Promise<Advanced> = advance) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: vendorConsoleKeys.steps,
    mutationFn: (step: VendorStep) => send(step),
    onMutate: async ({ orderId, to, prepMinutes, code }) => {
      // Only the server can check a code.
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
    onSettled: (_answer, _error, { orderId }) => refetchAfter(queryClient, orderId),
  })
}

/** Refuses or cancels an order; the customer gets a full refund. */
export function useVendorCancel(send: CancelOrder = cancelOrder) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: vendorConsoleKeys.steps,
    mutationFn: ({ orderId, reason }: { orderId: string; reason: VendorCancelReason }) =>
      send({ order_id: orderId, reason_code: reason }),
    onMutate: async ({ orderId }) => ({ putBack: await showOrderAs(queryClient, orderId, () => undefined) }),
    onError: (_error, _cancel, context) => context?.putBack(),
    onSettled: (_answer, _error, { orderId }) => refetchAfter(queryClient, orderId),
  })
}

/** Switches a vendor on or off; with minutes it pauses and resumes automatically. */
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
