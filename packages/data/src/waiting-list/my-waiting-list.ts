import { PARTS_OF_DAY } from '@angadi/domain/bookings/part-of-day.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { waitingListKeys } from './keys.ts'

const offer = z.object({
  id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Until when it can be claimed, exclusive, by the server's clock. */
  until_at: z.string(),
  /** Open to be claimed; claimed it waits to be booked. */
  state: vocabulary(['open', 'claimed'], 'open'),
})

const waiting = z.object({
  id: z.string(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  vendor_slug: z.string(),
  vendor_kind: vendorKind,
  services: z.array(z.string()),
  from_day: z.string(),
  to_day: z.string(),
  part_of_day: vocabulary(PARTS_OF_DAY, 'any'),
  /** The booking that waits for an earlier time; null for a new one. */
  order_id: z.nullable(z.string()),
  offer: z.nullable(offer),
})
/** What one waits for at a vendor, and the time that is offered just now. */
export type Waiting = z.infer<typeof waiting>

/** What a customer waits for, the longest first. */
export function myWaitingListOptions(userId: string | null) {
  return queryOptions({
    queryKey: waitingListKeys.mine(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_waiting_list', {}, rows(waiting), signal),
  })
}

/** What the signed-in customer waits for, kept fresh while a screen shows it: an offer comes as a notification. */
export function useMyWaitingList() {
  const userId = useUserId()
  const queryClient = useQueryClient()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event }) => {
    if (event === 'notification') void queryClient.invalidateQueries({ queryKey: waitingListKeys.all })
  })
  return useQuery(myWaitingListOptions(userId))
}
