import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { adminKeys } from './keys.ts'

const candidate = z.object({
  user_id: z.string(),
  name: z.string(),
  online: z.boolean(),
  /** To the pick-up; null while the position is not known. */
  distance_m: z.nullable(z.number()),
  live_jobs: z.number(),
  why_not: z.nullable(
    z.enum([
      'not_verified',
      'suspended',
      'offline',
      'own_order',
      'hands_full',
      'other_vehicle',
      'cash_limit',
    ]),
  ),
})
/** A courier whom an order could be given to by hand, and what speaks against it. */
export type CourierCandidate = z.infer<typeof candidate>

/** The couriers around an order, the suitable ones first. */
export function useCouriersForOrder(orderId: string) {
  return useQuery({
    queryKey: adminKeys.candidates(orderId),
    staleTime: 0,
    queryFn: ({ signal }) => call('couriers_for_order', { order_id: orderId }, z.array(candidate), signal),
  })
}

/**
 * Gives an order that nobody carries to a courier; the same courier twice changes nothing.
 *
 * Refused with courier_cannot_carry, courier_not_found, order_transition_not_allowed.
 */
export function useAssignCourier(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (courierId: string) =>
      call(
        'assign_courier',
        { order_id: orderId, courier_id: courierId },
        z.object({ outcome: z.string(), order_id: z.string() }),
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.all }),
  })
}
