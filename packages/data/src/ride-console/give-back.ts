import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { courierKeys } from '../courier-console/keys.ts'
import { refetched } from '../courier-console/optimistic.ts'

/** Why a driver gives a ride back before it begins. */
export const RIDE_BACK_REASONS = [
  'ride_vehicle_broke',
  'ride_unsafe',
  'rider_asked',
  'ride_wrong_vehicle',
  'ride_too_far',
  'ride_other_work',
] as const
/** A reason, or that nobody came to the pick-up. */
export type RideBackReason = (typeof RIDE_BACK_REASONS)[number] | 'rider_absent'

const preview = z.object({
  allowed: z.boolean(),
  fee_paise: z.number(),
  rider_absent: z.boolean(),
  absence_paise: z.number(),
})

/**
 * What giving a ride back costs its driver now without a valid reason, and whether it may be ended because nobody came.
 *
 * @param isAsked whether the driver is about to do it
 */
export function useGivingBackPreview(orderId: string, isAsked: boolean) {
  return useQuery({
    queryKey: [...courierKeys.all, 'giving-back', orderId],
    enabled: isAsked,
    staleTime: 0,
    queryFn: ({ signal }) =>
      call('preview_giving_back', { order_id: orderId, reason_code: 'ride_other_work' }, preview, signal),
  })
}

/** Gives a ride back, so that another driver is looked for; one to which nobody came is ended. */
export function useGiveBackRide(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reason: RideBackReason) =>
      reason === 'rider_absent'
        ? call('cancel_order', { order_id: orderId, reason_code: reason }, z.unknown())
        : call('give_back_ride', { order_id: orderId, reason_code: reason }, z.unknown()),
    ...refetched(queryClient, courierKeys.all),
  })
}
