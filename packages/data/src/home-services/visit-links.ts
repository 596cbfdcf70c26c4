import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { orderStatus } from '../rows.ts'
import { homeServiceKeys } from './keys.ts'

/** How often whoever follows a visit by a link asks again, in milliseconds. */
const ASK_AGAIN_MS = 30_000
/** How often whoever follows a vehicle asks again, in milliseconds. */
const RIDE_AGAIN_MS = 10_000

const links = z.object({ can_share: z.boolean(), open: z.number() })

/** Whether a visit can be shared, and how many links to it are open. */
export function visitLinksOptions(orderId: string) {
  return queryOptions({
    queryKey: orderKeys.shareLinks(orderId),
    staleTime: 0,
    queryFn: ({ signal }) => call('share_links', { order_id: orderId }, links, signal),
  })
}

/** Whether a visit of the user can be shared, and how many links to it are open. */
export function useVisitLinks(orderId: string) {
  return useQuery(visitLinksOptions(orderId))
}

/**
 * Makes a link by which somebody without an account follows a visit; its token is told only once.
 *
 * @throws AppError sharing_unavailable, too_many_share_links, or a lost network
 */
export function useShareVisit(orderId: string) {
  return useChange(orderId, () =>
    call('create_share_link', { order_id: orderId }, z.object({ token: z.string() })),
  )
}

/**
 * Ends every link to a visit.
 *
 * @throws AppError order_not_found, or a lost network
 */
export function useEndVisitLinks(orderId: string) {
  return useChange(orderId, () => call('revoke_share_links', { order_id: orderId }, z.number()))
}

function useChange<Answer>(orderId: string, send: () => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.shareLinks(orderId) }),
  })
}

/** Where whoever comes is, on the way alone, for an order of any trade. */
const way = {
  position: z.nullish(z.object({ lat: z.number(), lng: z.number(), at: z.string() })),
  /** Since when nothing was heard, while that is too long. */
  paused_since: z.nullish(z.string()),
  eta_at: z.nullish(z.string()),
  /** The road, with six decimals, where the trade's view shows it. */
  route: z.nullish(z.string()),
}

const sharedVisit = z.union([
  z.object({
    state: z.literal('open'),
    view: z.literal('ride'),
    status: orderStatus,
    status_since: z.string(),
    /** Whoever drives, by first name. */
    performer: z.nullish(z.object({ name: z.nullish(z.string()), position: way.position })),
    ...way,
    vehicle: z.nullish(z.object({ class: z.string(), plate: z.nullish(z.string()) })),
    /** Whoever rides, where somebody else has ordered it. */
    rider: z.nullish(z.string()),
    drop: z.nullish(z.object({ label: z.string(), lat: z.number(), lng: z.number() })),
    start_code: z.nullish(z.string()),
  }),
  z.object({
    state: z.literal('open'),
    view: z.literal('home_visit'),
    status: orderStatus,
    status_since: z.string(),
    vendor: z.string(),
    /** The first names of whoever comes. */
    people: z.array(z.string()),
    starts_at: z.string(),
    ends_at: z.string(),
    ...way,
  }),
  z.object({
    state: z.literal('open'),
    view: z.literal('live_status'),
    status: orderStatus,
    status_since: z.string(),
    performer: z.nullable(z.object({ name: z.nullable(z.string()) })),
    ...way,
  }),
  z.object({ state: z.literal('ended') }),
])
/** What a link shows of a visit or a ride, or that it has ended. */
export type SharedVisit = z.infer<typeof sharedVisit>
/** What a link shows of a visit. */
export type SharedHomeVisit = Extract<SharedVisit, { view: 'home_visit' }>
/** What a link shows of a ride. */
export type SharedRide = Extract<SharedVisit, { view: 'ride' }>

/**
 * What a link to a visit shows, also without an account; asked again while the visit is not over.
 *
 * @throws AppError share_link_not_found, too_many_visits, or a lost network
 */
export function sharedVisitOptions(token: string) {
  return queryOptions({
    queryKey: homeServiceKeys.shared(token),
    staleTime: 0,
    queryFn: ({ signal }) => call('shared_view', { token }, sharedVisit, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'open' && data.status !== 'delivered' && data.status !== 'cancelled'
        ? data.view === 'ride'
          ? RIDE_AGAIN_MS
          : ASK_AGAIN_MS
        : false,
  })
}
