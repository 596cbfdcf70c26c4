import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { courierKeys } from '../courier-console/keys.ts'
import { refetched } from '../courier-console/optimistic.ts'
import type { ArrivalReason } from '../orders/advance.ts'
import { storeCheckedPicture } from '../pictures/store-checked-picture.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'

const stop = z.object({
  n: z.number(),
  what: vocabulary(['pickup', 'drop', 'return'], 'drop'),
  drop: z.nullish(z.number()),
  name: z.string(),
  address: z.nullish(z.string()),
  landmark: z.nullish(z.string()),
  lat: z.number(),
  lng: z.number(),
  handover: z.nullish(vocabulary(['door', 'building'], 'door')),
  arrived_at: z.nullish(z.string()),
  done_at: z.nullish(z.string()),
  proof: z.nullish(z.string()),
  /** From when on a failed attempt needs no call. */
  may_fail_at: z.nullish(z.string()),
  called: z.boolean(),
  collect_paise: z.number(),
})
/** A stop of a parcel's way. */
export type ParcelStop = z.infer<typeof stop>

const parcelJob = z.object({
  job_id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  state: z.string(),
  class: z.string(),
  grams: z.number(),
  fragile: z.boolean(),
  contents: z.string(),
  picked_up: z.boolean(),
  /** The drops about which the sender has still to choose. */
  waits: z.nullable(rows(z.object({ n: z.number(), name: z.string(), decide_by: z.nullable(z.string()) }))),
  stops: rows(stop),
})
/** The parcel that a courier carries; amounts in paise. */
export type ParcelJob = z.infer<typeof parcelJob>

/** The parcel of a job that the courier has, with its stops. */
export function parcelJobOptions(userId: string | null, orderId: string) {
  return queryOptions({
    queryKey: [...courierKeys.jobs(userId), 'parcel', orderId],
    staleTime: 0,
    queryFn: ({ signal }) => call('parcel_job', { order_id: orderId }, parcelJob, signal),
  })
}

/** The parcel of a job that the courier has. */
export function useParcelJob(orderId: string) {
  return useQuery(parcelJobOptions(useUserId(), orderId))
}

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

async function storePhoto(orderId: string, photo: Blob): Promise<string> {
  return await storeCheckedPicture(`parcel-picture?order=${encodeURIComponent(orderId)}`, photo)
}

/** The courier's steps with a parcel; each may be repeated, and answers as the first time. */
export function useParcelSteps({ order_id: orderId, job_id: jobId }: Pick<ParcelJob, 'order_id' | 'job_id'>) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  const settled = refetched(queryClient, courierKeys.jobs(userId))
  return {
    /** Says that one is at the sender's door. */
    atPickup: useMutation({
      mutationFn: (reason?: ArrivalReason) =>
        call('mark_at_pickup', { order_id: orderId, ...(reason ? { reason } : {}) }, nothing),
      ...settled,
    }),
    /** Says that one is at the next stop. */
    arrive: useMutation({
      mutationFn: ({ n, reason }: { readonly n: number; readonly reason?: ArrivalReason }) =>
        call('arrive_at_job_stop', { job_id: jobId, n, ...(reason ? { reason } : {}) }, nothing),
      ...settled,
    }),
    /** Takes the parcel over, with the sender's code and a photo. */
    pickUp: useMutation({
      mutationFn: async ({ code, photo }: { readonly code: string; readonly photo: Blob }) =>
        call(
          'pick_up_parcel',
          { order_id: orderId, code, picture: await storePhoto(orderId, photo) },
          stepped,
        ),
      ...settled,
    }),
    /** Hands the parcel over at the next stop. */
    deliver: useMutation({
      mutationFn: async ({
        n,
        proof,
        at,
      }: {
        readonly n: number
        readonly proof: ParcelProof
        readonly at: string
      }) =>
        call(
          'deliver_parcel',
          {
            job_id: jobId,
            n,
            at,
            proof: 'photo' in proof ? { picture: await storePhoto(orderId, proof.photo) } : { ...proof },
          },
          stepped,
        ),
      ...settled,
    }),
    /** The number of whoever is at the next stop. */
    phone: useMutation({
      mutationFn: (n: number) =>
        call('call_parcel_receiver', { job_id: jobId, n }, z.object({ phone: z.nullable(z.string()) })),
      ...settled,
    }),
    /** Nobody took it at the next door. */
    fail: useMutation({
      mutationFn: ({
        n,
        reason,
        note,
      }: {
        readonly n: number
        readonly reason: string
        readonly note: string
      }) =>
        call(
          'fail_parcel_drop',
          { job_id: jobId, n, reason, ...(note ? { note } : {}) },
          z.object({ state: z.string() }),
        ),
      ...settled,
    }),
  }
}
