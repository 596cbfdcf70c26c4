import type { VendorCancelReason } from '@angadi/domain/orders/cancel-reasons.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { advance } from '../orders/advance.ts'
import { nothing } from '../rows.ts'
import { vendorKeys } from '../vendors/keys.ts'
import { vendorConsoleKeys } from './keys.ts'

/** One step of an order, made by the vendor: accept, start preparing, ready, or hand over the counter with a code. */
export function useVendorAdvance() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (step: { orderId: string; to: OrderStatus; prepMinutes?: number; code?: string }) =>
      advance(step),
    onSettled: () => queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.all }),
  })
}

/** Refuses or cancels an order; the customer gets everything back. */
export function useVendorCancel() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ orderId, reason }: { orderId: string; reason: VendorCancelReason }) =>
      call('cancel_order', { order_id: orderId, reason_code: reason }, z.object({ status: z.string() })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.all }),
  })
}

/** Switches a vendor on or off; with minutes it pauses and comes back by itself. */
export function useSetAccepting(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ accepting, pauseMinutes }: { accepting: boolean; pauseMinutes?: number }) =>
      call(
        'set_accepting_orders',
        { vendor_id: vendorId, accepting, ...(pauseMinutes ? { pause_minutes: pauseMinutes } : {}) },
        nothing,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.all }),
  })
}

/** Takes an item off the menu, until a time or for good, or puts it back. */
export function useSetItemAvailability(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ itemId, available, until }: { itemId: string; available: boolean; until?: string }) =>
      call('set_item_availability', { item_id: itemId, available, ...(until ? { until } : {}) }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: vendorKeys.menu(vendorId) }),
  })
}
