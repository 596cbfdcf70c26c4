import type { LatLng } from '@angadi/domain/geo.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { type Advanced, type ArrivalReason, advance } from '../orders/advance.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import type { Courier } from './courier.ts'
import type { Job, JobOffer } from './jobs.ts'
import { courierKeys } from './keys.ts'
import { optimistic, refetched } from './optimistic.ts'

const answer = z.object({ outcome: z.enum(['accepted', 'declined', 'too_late']), order_id: z.string() })

/** Takes or declines an offer. */
export type RespondToOffer = (args: {
  readonly offer_id: string
  readonly accept: boolean
}) => Promise<z.infer<typeof answer>>

const respondToOffer: RespondToOffer = (args) => call('respond_to_offer', args, answer)

/**
 * Takes or declines an offer; `too_late` when another courier was faster or the time was up. A declined offer is
 * removed at once, an accepted one stays until the server has decided who was first.
 *
 * @param send the server call
 */
export function useRespond(send: RespondToOffer = respondToOffer) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: ({ offerId, accept }: { offerId: string; accept: boolean }) =>
      send({ offer_id: offerId, accept }),
    ...optimistic(
      queryClient,
      courierKeys.offers(userId),
      (offers: JobOffer[], { offerId, accept }: { offerId: string; accept: boolean }) =>
        accept ? offers : offers.filter((offer) => offer.offer_id !== offerId),
    ),
  })
}

/** Begins or ends the shift; going online needs a position, and makes this device the one that leads. */
export function useSetOnline() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: ({ online, at, device }: { online: boolean; at?: LatLng; device?: string }) =>
      call(
        'set_courier_online',
        { online, ...(at ? { lat: at.lat, lng: at.lng } : {}), ...(device ? { device } : {}) },
        nothing,
      ),
    ...optimistic(
      queryClient,
      courierKeys.me(userId),
      (me: Courier | null, { online }: { online: boolean; at?: LatLng; device?: string }) =>
        me && { ...me, online },
    ),
  })
}

/**
 * Notifies the vendor and the customer that the courier has arrived for pick-up; `not_there_yet {distance_m}` when the
 * last position is too far and no reason is given.
 */
export function useAtPickup() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: ({ orderId, reason }: Arrival) =>
      call('mark_at_pickup', { order_id: orderId, ...(reason ? { reason } : {}) }, nothing),
    ...refetched(queryClient, courierKeys.jobs(userId)),
  })
}

/** An arrival, with the courier's reason where the position says otherwise. */
export interface Arrival {
  readonly orderId: string
  readonly reason?: ArrivalReason
}

/** A step of the courier's part of an order, with the code that it requires. */
export interface CourierStep {
  readonly orderId: string
  readonly to: OrderStatus
  readonly code?: string
  readonly reason?: ArrivalReason
}

/**
 * Picks up, arrives near the customer, or hands over; the server checks the code, and that the courier is there.
 *
 * @param onAnswer called with the result before the jobs are refetched, while the step is still on the screen
 * @param send the server call
 */
export function useCourierAdvance(
  onAnswer?: (answer: Advanced) => void,
  send: (step: CourierStep) => Promise<Advanced> = advance,
) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: (step: CourierStep) => send(step),
    onSuccess: (answer) => onAnswer?.(answer),
    ...refetched(queryClient, courierKeys.jobs(userId)),
  })
}

/** Gives a job back before pick-up. */
export function useReleaseJob() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: ({ orderId, reason }: { orderId: string; reason: string }) =>
      call('release_job', { order_id: orderId, reason }, nothing),
    ...optimistic(
      queryClient,
      courierKeys.jobs(userId),
      (jobs: Job[], { orderId }: { orderId: string; reason: string }) =>
        jobs.filter((job) => job.order_id !== orderId),
    ),
  })
}
