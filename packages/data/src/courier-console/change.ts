import type { LatLng } from '@angadi/domain/geo.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { type Advanced, type ArrivalReason, advance } from '../orders/advance.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { makeStep, type StepPlace } from '../steps/step-queue.ts'
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
 * last position is too far and no reason is given. Without a network it is kept and sent later.
 */
export function useAtPickup() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ orderId, reason, place }: Arrival) => {
      const more = reason ? { reason } : {}
      return makeStep({
        userId: userId ?? '',
        orderId,
        what: 'at_pickup',
        args: more,
        place,
        send: () => call('mark_at_pickup', { order_id: orderId, ...more }, nothing),
      })
    },
    ...refetched(queryClient, courierKeys.jobs(userId)),
  })
}

/** An arrival, with the courier's reason where the position says otherwise. */
export interface Arrival {
  readonly orderId: string
  readonly reason?: ArrivalReason
  /** Where the phone is, for a step that is sent later. */
  readonly place?: StepPlace | undefined
}

/** A step of the courier's part of an order, with the code that it requires. */
export interface CourierStep {
  readonly orderId: string
  readonly to: OrderStatus
  readonly code?: string
  readonly reason?: ArrivalReason
  /** Where the phone is, for a step that is sent later. */
  readonly place?: StepPlace | undefined
}

/**
 * Picks up, arrives near the customer, or hands over; the server checks the code, and that the courier is there.
 * Without a network the step is kept and sent later.
 *
 * @param onAnswer called with the result before the jobs are refetched, while the step is still on the screen
 * @param send the server call
 */
export function useCourierAdvance(
  onAnswer?: (answer: Advanced | 'queued') => void,
  send: (step: CourierStep) => Promise<Advanced> = ({ place: _place, ...step }) => advance(step),
) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    networkMode: 'always',
    mutationFn: (step: CourierStep) => {
      const { orderId, to, code, reason, place } = step
      return makeStep({
        userId: userId ?? '',
        orderId,
        what: 'advance',
        args: { to, ...(code ? { code } : {}), ...(reason ? { reason } : {}) },
        place,
        send: () => send(step),
      })
    },
    onSuccess: (answer) => onAnswer?.(answer),
    ...refetched(queryClient, courierKeys.jobs(userId)),
  })
}

const stopDone = z.object({
  outcome: z.enum(['done', 'wrong_code', 'code_locked']),
  tries_left: z.nullable(z.number()),
  retry_at: z.nullable(z.string()),
})

/** A stop of a job, and what is done there. */
export interface StopStep {
  readonly orderId: string
  readonly jobId: string
  readonly n: number
  readonly reason?: ArrivalReason
  readonly place?: StepPlace | undefined
}

/** Says that whoever performs a job has arrived at its next stop; without a network it is kept and sent later. */
export function useArriveAtStop() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ orderId, jobId, n, reason, place }: StopStep) => {
      const args = { job_id: jobId, n, ...(reason ? { reason } : {}) }
      const send = () => call('arrive_at_job_stop', args, nothing)
      return makeStep({ userId: userId ?? '', orderId, what: 'arrive_stop', args, place, send })
    },
    ...refetched(queryClient, courierKeys.jobs(userId)),
  })
}

/** Says that a stop between is done; without a network it is kept and sent later. */
export function useFinishStop() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ orderId, jobId, n, code }: StopStep & { readonly code?: string }) => {
      const args = { job_id: jobId, n, ...(code ? { code } : {}) }
      const send = () => call('finish_job_stop', args, stopDone)
      return makeStep({ userId: userId ?? '', orderId, what: 'finish_stop', args, send })
    },
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
