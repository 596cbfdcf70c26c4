import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vocabulary } from '../vocabulary.ts'
import { parcelKeys } from './keys.ts'

/** How often a receiver's page asks again, in milliseconds. */
const ASK_AGAIN_MS = 15_000

const view = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    drop: vocabulary(['waiting', 'failed'], 'waiting'),
    name: z.string(),
    /** The first name of whoever sends it. */
    sender: z.string(),
    order_number: z.string(),
    picked_up: z.boolean(),
    /** How many doors come before; null before the pick-up. */
    stops_before: z.nullish(z.number()),
    arrives_at: z.nullish(z.string()),
    code: z.nullish(z.string()),
    /** What the receiver pays at the door, in paise; null where the sender has paid. */
    collect_paise: z.nullish(z.number()),
    courier: z.nullish(
      z.object({ name: z.string(), vehicle_kind: z.string(), plate: z.nullable(z.string()) }),
    ),
    position: z.nullish(
      z.object({ lat: z.number(), lng: z.number(), heading: z.nullable(z.number()), at: z.string() }),
    ),
    place: z.nullish(z.object({ lat: z.number(), lng: z.number() })),
  }),
  z.object({
    state: z.literal('ended'),
    outcome: vocabulary(['delivered', 'returning', 'returned', 'cancelled'], 'cancelled'),
  }),
])
/** What a receiver sees of their own drop by its link, or that it is over. */
export type ReceiverView = z.infer<typeof view>

/**
 * A receiver's own drop by its link, without an account; asked again while it is open.
 *
 * @throws AppError share_link_not_found, too_many_visits, or a lost network
 */
export function receiverViewOptions(token: string) {
  return queryOptions({
    queryKey: parcelKeys.receiver(token),
    staleTime: 0,
    queryFn: ({ signal }) => call('receiver_view', { token }, view, signal),
    refetchInterval: ({ state: { data } }) => (data?.state === 'open' ? ASK_AGAIN_MS : false),
  })
}
