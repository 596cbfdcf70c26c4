import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { takeOver } from '../realtime/take-over.ts'
import type { TopicEvent } from '../realtime/topic.ts'
import type { Courier, CourierDay } from './courier.ts'
import { type Job, type JobOffer, job, offer } from './jobs.ts'
import { courierKeys } from './keys.ts'

const offerEvent = z.object({ offer_id: z.string(), offer: z.nullable(offer) })
const jobEvent = z.object({ order_id: z.string(), job: z.nullable(job), cash_in_hand_paise: z.number() })

const isOf =
  (orderId: string) =>
  ({ order_id }: JobOffer): boolean =>
    order_id === orderId

/**
 * Shows an offer instead of those that it replaces. Beside others it is fetched with them: the server's clock is computed
 * from the time at which the list came, which must be that of every offer in it.
 */
function showOffer(
  queryClient: QueryClient,
  userId: string | null,
  shown: JobOffer | null,
  isReplaced: (offer: JobOffer) => boolean,
): void {
  takeOver<JobOffer[]>(queryClient, courierKeys.offers(userId), (offers) =>
    offers.every(isReplaced) ? (shown ? [shown] : []) : undefined,
  )
}

/** Shows the offer that an event carries, or that it is gone. */
function takeOverOffer(
  queryClient: QueryClient,
  userId: string | null,
  payload: TopicEvent['payload'],
): void {
  const { data } = offerEvent.safeParse(payload)
  if (data) showOffer(queryClient, userId, data.offer, ({ offer_id }) => offer_id === data.offer_id)
  else void queryClient.invalidateQueries({ queryKey: courierKeys.offers(userId) })
}

/** Shows the job that an event carries, or that it has ended, and the cash in hand. */
function takeOverJob(queryClient: QueryClient, userId: string | null, payload: TopicEvent['payload']): void {
  const { data } = jobEvent.safeParse(payload)
  const cash_in_hand_paise = data?.cash_in_hand_paise
  takeOver<Job[]>(queryClient, courierKeys.jobs(userId), (jobs) => data && jobsWith(jobs, data))
  // An offer that was taken on another device is no offer any more.
  if (data && queryClient.getQueryData<JobOffer[]>(courierKeys.offers(userId))?.some(isOf(data.order_id)))
    showOffer(queryClient, userId, null, isOf(data.order_id))
  takeOver<Courier | null>(queryClient, courierKeys.me(userId), (me) =>
    cash_in_hand_paise === undefined ? undefined : me && { ...me, cash_in_hand_paise },
  )
  takeOver<CourierDay>(queryClient, courierKeys.day(userId, undefined), (day) =>
    // A job that ended may have earned something.
    cash_in_hand_paise === undefined || data?.job === null ? undefined : { ...day, cash_in_hand_paise },
  )
}

function jobsWith(jobs: readonly Job[], { order_id, job: now }: z.infer<typeof jobEvent>): Job[] {
  if (!now) return jobs.filter((one) => one.order_id !== order_id)
  return jobs.some((one) => one.order_id === order_id)
    ? jobs.map((one) => (one.order_id === order_id ? now : one))
    : [...jobs, now]
}

/** Shows what an event on a courier's topic carries, without asking the server for it. */
export function takeOverEvent(
  queryClient: QueryClient,
  userId: string | null,
  { event, payload }: TopicEvent,
): void {
  if (event === 'offer') takeOverOffer(queryClient, userId, payload)
  else if (event === 'job') takeOverJob(queryClient, userId, payload)
  else if (event === 'cash' || event === 'shift')
    void queryClient.invalidateQueries({ queryKey: courierKeys.all })
}
