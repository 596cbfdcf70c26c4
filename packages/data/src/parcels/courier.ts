import type { FailReason } from '@angadi/domain/parcels/drop-steps.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { courierKeys } from '../courier-console/keys.ts'
import { refetched } from '../courier-console/optimistic.ts'
import type { ArrivalReason } from '../orders/advance.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { makeStep, type Step, type StepPlace, storeStepPhoto } from '../steps/step-queue.ts'
import type { ParcelJob } from './parcel-job.ts'

const stepped = z.object({
  outcome: z.enum(['done', 'wrong_code', 'code_locked']),
  tries_left: z.nullable(z.number()),
  retry_at: z.nullable(z.string()),
})
/** What came of a step that a code opens. */
export type ParcelStep = z.infer<typeof stepped>

/** What proves that a parcel was handed over. */
export type ParcelProof =
  | { readonly code: string }
  | { readonly photo: Blob }
  | { readonly name: string; readonly strokes?: string }

/** The edge function that stores photos of parcels. */
const PHOTO_TO = 'parcel-picture'

/** An arrival: why it counts where the position says otherwise, and where the phone is. */
export interface ParcelArrival {
  readonly reason?: ArrivalReason
  readonly place?: StepPlace | undefined
}

/**
 * The courier's steps with a parcel; each may be repeated, and answers as the first time. Without a network all but the
 * question for a number are kept with what proves them, and sent later in their order (docs/decisions/0143).
 *
 * @param onAnswer called with what came of a pick-up or handover, also where its stop is no longer on the screen
 */
export function useParcelSteps(
  { order_id: orderId, job_id: jobId }: Pick<ParcelJob, 'order_id' | 'job_id'>,
  onAnswer?: (answer: ParcelStep | 'queued') => void,
) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  const kept = { networkMode: 'always', ...refetched(queryClient, courierKeys.jobs(userId)) } as const
  const make = <Answer>(step: Omit<Step<Answer>, 'userId' | 'orderId'>) =>
    makeStep({ userId: userId ?? '', orderId, ...step })
  const store = (photo: Blob) => storeStepPhoto(PHOTO_TO, orderId, photo)
  return {
    /** Says that one is at the sender's door. */
    atPickup: useMutation({
      mutationFn: ({ reason, place }: ParcelArrival) => {
        const args = reason ? { reason } : {}
        const send = () => call('mark_at_pickup', { order_id: orderId, ...args }, nothing)
        return make({ what: 'at_pickup', args, place, send })
      },
      ...kept,
    }),
    /** Says that one is at the next stop. */
    arrive: useMutation({
      mutationFn: ({ n, reason, place }: ParcelArrival & { readonly n: number }) => {
        const args = { job_id: jobId, n, ...(reason ? { reason } : {}) }
        return make({
          what: 'arrive_stop',
          args,
          place,
          send: () => call('arrive_at_job_stop', args, nothing),
        })
      },
      ...kept,
    }),
    /** Takes the parcel over, with the sender's code and a photo. */
    pickUp: useMutation({
      mutationFn: ({ code, photo }: { readonly code: string; readonly photo: Blob }) =>
        make({
          what: 'pick_up_parcel',
          args: { code },
          photo: { taken: photo, to: PHOTO_TO },
          send: async () =>
            call('pick_up_parcel', { order_id: orderId, code, picture: await store(photo) }, stepped),
        }),
      onSuccess: (answer) => onAnswer?.(answer),
      ...kept,
    }),
    /** Hands the parcel over at the next stop. */
    deliver: useMutation({
      mutationFn: ({ n, proof }: { readonly n: number; readonly proof: ParcelProof }) => {
        const at = { job_id: jobId, n }
        const what = 'deliver_parcel'
        if (!('photo' in proof)) {
          const args = { ...at, proof: { ...proof } }
          return make({ what, args, send: () => call('deliver_parcel', args, stepped) })
        }
        return make({
          what,
          args: at,
          photo: { taken: proof.photo, to: PHOTO_TO },
          send: async () =>
            call('deliver_parcel', { ...at, proof: { picture: await store(proof.photo) } }, stepped),
        })
      },
      onSuccess: (answer) => onAnswer?.(answer),
      ...kept,
    }),
    /** Asks for the number of whoever is at the next stop, which counts as a call. */
    phone: useMutation({
      mutationFn: (n: number) =>
        call('call_parcel_receiver', { job_id: jobId, n }, z.object({ phone: z.nullable(z.string()) })),
      ...refetched(queryClient, courierKeys.jobs(userId)),
    }),
    /** Notes another call to a number that is known. */
    called: useMutation({
      mutationFn: (n: number) => {
        const args = { job_id: jobId, n }
        const send = () => call('call_parcel_receiver', args, z.object({ phone: z.nullable(z.string()) }))
        return make({ what: 'call_parcel', args, send })
      },
      ...kept,
    }),
    /** Nobody took it at the next door. */
    fail: useMutation({
      mutationFn: ({
        n,
        reason,
        note,
      }: {
        readonly n: number
        readonly reason: FailReason
        readonly note: string
      }) => {
        const args = { job_id: jobId, n, reason, ...(note ? { note } : {}) }
        const send = () => call('fail_parcel_drop', args, z.object({ state: z.string() }))
        return make({ what: 'fail_parcel', args, send })
      },
      ...kept,
    }),
  }
}
