import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { SLOTS_FRESH_MS, slot } from '../checkout/slots.ts'
import { call } from '../client/call.ts'
import { orderKeys } from './keys.ts'

const moved = z.object({ scheduled_for: z.string(), change_until: z.string() })
/** When an order comes after it was moved, and until when it can be moved again. */
export type MovedOrder = z.infer<typeof moved>

/** The half hours to which an order for later can be moved, its own included. */
export function rescheduleSlotsOptions(orderId: string) {
  return queryOptions({
    queryKey: orderKeys.slots(orderId),
    staleTime: SLOTS_FRESH_MS,
    queryFn: ({ signal }) => call('reschedule_slots', { order_id: orderId }, z.array(slot), signal),
  })
}

/** The half hours to which an order for later can be moved, its own included. */
export function useRescheduleSlots(orderId: string) {
  return useQuery(rescheduleSlotsOptions(orderId))
}

/**
 * Moves the user's own order to another slot.
 *
 * @throws AppError schedule_change_over, schedule_full, schedule_fee_differs and the other refusals of a slot
 */
export function useReschedule(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (startsAt: string) =>
      call('reschedule_order', { order_id: orderId, starts_at: startsAt }, moved),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  })
}
