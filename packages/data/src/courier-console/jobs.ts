import { afterSteps } from '@angadi/domain/submission/step-queue.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderDetail } from '../orders/detail.ts'
import { deliveryState, orderAddress, orderStatus, paymentMethod } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { useWaitingSteps } from '../steps/use-waiting-steps.ts'
import { rows } from '../vocabulary.ts'
import { courierKeys } from './keys.ts'

/** The shape of one row of `current_offers`, and of the offer that an event carries. */
export const offer = z.object({
  offer_id: z.string(),
  order_id: z.string(),
  vendor_name: z.string(),
  pickup_area: z.string(),
  pickup_lat: z.number(),
  pickup_lng: z.number(),
  drop_area: z.nullable(z.string()),
  drop_lat: z.number(),
  drop_lng: z.number(),
  distance_to_pickup_m: z.number(),
  distance_m: z.number(),
  pay_paise: z.number(),
  tip_paise: z.number(),
  collect_cash_paise: z.number(),
  payment_method: paymentMethod,
  items_count: z.number(),
  expires_at: z.string(),
  server_now: z.string(),
  /** When the vendor will have it ready; null once it is. */
  ready_by: z.nullish(z.string()),
  /** What it is of, such as food or ride. */
  trade: z.nullish(z.string()),
  /** Which of a performer's works it is. */
  work: z.nullish(z.string()),
  /** The class of vehicle that it asks for. */
  vehicle_class: z.nullish(z.string()),
  /** Read by the trade's own words. */
  details: z.optional(orderDetail),
})
/** An offered job: where, how far and the pay, before accepting. */
export type JobOffer = z.infer<typeof offer>

/** A stop of a job. */
const jobStop = z.object({
  n: z.number(),
  what: z.string(),
  lat: z.number(),
  lng: z.number(),
  address: z.nullish(z.string()),
  landmark: z.nullish(z.string()),
  needs_code: z.optional(z.boolean()),
  arrived_at: z.nullish(z.string()),
  done_at: z.nullish(z.string()),
})
/** A stop of a job. */
export type JobStop = z.infer<typeof jobStop>

/** The shape of one row of `my_jobs`, and of the job that an event carries. */
export const job = z.object({
  order_id: z.string(),
  order_number: z.string(),
  status: orderStatus,
  state: deliveryState,
  vendor_name: z.string(),
  vendor_address: z.string(),
  vendor_phone_masked: z.nullable(z.string()),
  pickup_lat: z.number(),
  pickup_lng: z.number(),
  customer_name: z.string(),
  customer_phone_masked: z.nullable(z.string()),
  drop_address: orderAddress,
  instructions: z.nullable(z.string()),
  /** What is carried; empty where nothing is, as on a ride. */
  items: z.array(z.object({ name: z.string(), quantity: z.number() })),
  payment_method: paymentMethod,
  collect_cash_paise: z.number(),
  cash_change_for_paise: z.nullable(z.number()),
  pay_paise: z.number(),
  tip_paise: z.number(),
  distance_m: z.number(),
  ready: z.boolean(),
  assigned_at: z.string(),
  promised_max_at: z.nullable(z.string()),
  /** The beginning of the slot of an order for later. */
  scheduled_for: z.nullable(z.string()),
  /** Whether it is a gift: handed over without a bill. */
  is_gift: z.optional(z.boolean()),
  /** The trade of the vendor, such as food or grocery. */
  category: z.nullish(z.string()),
  /** When the vendor will have it ready; null once it is. */
  ready_by: z.nullish(z.string()),
  /** What was sold, such as food or grocery. */
  trade: z.string(),
  /** Read by the trade's own hook. */
  detail: orderDetail,
  /** What its trade says of the job to whoever performs it. */
  details: z.optional(orderDetail),
  job_id: z.nullish(z.string()),
  /** Where the job leads, in its order; read by the trade's own hook. */
  stops: z.nullish(z.array(jobStop)),
  /** The wait at a door that nobody opens. */
  door: z.nullish(
    z.object({
      /** Both null before it begins; by the server's clock. */
      started_at: z.nullable(z.string()),
      until_at: z.nullable(z.string()),
      has_picture: z.boolean(),
      /** Whether the customer was called or written to. */
      has_called: z.boolean(),
      server_now: z.string(),
    }),
  ),
})
/** An active job. */
export type Job = z.infer<typeof job>

/** The jobs offered right now. */
export function useOffers() {
  const userId = useUserId()
  return useQuery({
    queryKey: courierKeys.offers(userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('current_offers', {}, rows(offer), signal),
  })
}

/** Fetches the active jobs again. */
export function useRefreshJobs(): () => Promise<void> {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return () => queryClient.invalidateQueries({ queryKey: courierKeys.jobs(userId) })
}

/** The active jobs, as they are once the steps that wait for a network are sent. */
export function useJobs() {
  const userId = useUserId()
  const steps = useWaitingSteps()
  return useQuery({
    queryKey: courierKeys.jobs(userId),
    enabled: userId !== null,
    staleTime: 0,
    select: useCallback((jobs: Job[]) => (steps.length === 0 ? jobs : afterSteps(jobs, steps)), [steps]),
    queryFn: ({ signal }) => call('my_jobs', {}, rows(job), signal),
  })
}
