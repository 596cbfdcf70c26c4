import type { LatLng } from '@angadi/domain/geo.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { advance } from '../orders/advance.ts'
import { nothing } from '../rows.ts'
import { courierKeys } from './keys.ts'

const answer = z.object({ outcome: z.enum(['accepted', 'declined', 'too_late']), order_id: z.string() })

/** Takes or declines an offer; `too_late` when another courier was faster or the time was up. */
export function useRespond() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ offerId, accept }: { offerId: string; accept: boolean }) =>
      call('respond_to_offer', { offer_id: offerId, accept }, answer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: courierKeys.all }),
  })
}

/** Begins or ends the shift; going online needs a position. */
export function useSetOnline() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ online, at }: { online: boolean; at?: LatLng }) =>
      call('set_courier_online', { online, ...(at ?? {}) }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: courierKeys.all }),
  })
}

/** Tells the vendor and the customer that one stands at the counter. */
export function useAtPickup() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (orderId: string) => call('mark_at_pickup', { order_id: orderId }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: courierKeys.all }),
  })
}

/** Picks up, comes near or hands over, with the code that the step asks for. */
export function useCourierAdvance() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (step: { orderId: string; to: OrderStatus; code?: string }) => advance(step),
    onSettled: () => queryClient.invalidateQueries({ queryKey: courierKeys.all }),
  })
}

/** Gives a job back before pick-up. */
export function useReleaseJob() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ orderId, reason }: { orderId: string; reason: string }) =>
      call('release_job', { order_id: orderId, reason }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: courierKeys.all }),
  })
}

/** Tells where the courier is; the customers of the orders in hand see it at once. */
export async function reportPosition(at: LatLng & { heading?: number; accuracyM?: number }): Promise<void> {
  await call(
    'report_position',
    {
      lat: at.lat,
      lng: at.lng,
      ...(at.heading === undefined ? {} : { heading: at.heading }),
      ...(at.accuracyM === undefined ? {} : { accuracy_m: at.accuracyM }),
    },
    nothing,
  )
}
