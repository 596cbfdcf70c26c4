import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { useTopic } from '../realtime/use-topic.ts'
import { nothing, orderStatus } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import { roundKeys } from './keys.ts'

const volume = z.array(z.object({ unit: z.string(), amount: z.number() }))
/** Litres and kilograms. */
export type Volume = z.infer<typeof volume>

const round = z.object({
  day: z.string(),
  today: z.string(),
  first_changeable_day: z.string(),
  terms: z.nullable(z.object({ cut_off: z.string(), delivers_from: z.string(), delivers_until: z.string() })),
  stops: z.number(),
  delivered: z.number(),
  volume,
  items: rows(
    z.object({
      item_id: z.string(),
      name: z.string(),
      unit: z.nullable(z.string()),
      picture: z.nullable(z.string()),
      quantity: z.number(),
    }),
  ),
  areas: rows(
    z.object({ area: z.string(), stops: z.number(), delivered: z.number(), pieces: z.number(), volume }),
  ),
  claims: rows(
    z.object({
      id: z.string(),
      order_number: z.string(),
      day: z.string(),
      name: z.string(),
      amount_paise: z.number(),
    }),
  ),
})
/** A vendor's round of a day: the plan until the nightly run, then its orders. */
export type Round = z.infer<typeof round>

const stop = z.object({
  subscriber_id: z.string(),
  order_id: z.nullable(z.string()),
  status: z.nullable(orderStatus),
  name: z.string(),
  area: z.string(),
  address: z.object({
    line: z._default(z.string(), ''),
    landmark: z.nullish(z.string()),
    city: z._default(z.string(), ''),
    lat: z.nullish(z.number()),
    lng: z.nullish(z.number()),
  }),
  instructions: z.nullable(z.string()),
  items: rows(
    z.object({
      subscription_id: z.string(),
      name: z.string(),
      unit: z.nullable(z.string()),
      quantity: z.number(),
      skipped: z.nullable(z.string()),
      bottles_out: z.number(),
    }),
  ),
  stated: rows(z.object({ id: z.string(), subscription_id: z.string(), count: z.number() })),
})
/** One door of a round. */
export type RoundStop = z.infer<typeof stop>

/** The round of a vendor on a day such as `2026-11-23`, kept fresh by the vendor's events. */
export function useRound(vendorId: string, day: string) {
  const queryClient = useQueryClient()
  useTopic(`vendor:${vendorId}`, ({ event }) => {
    if (event === 'round' || event === 'rejoined')
      void queryClient.invalidateQueries({ queryKey: roundKeys.of(vendorId) })
  })
  return useQuery({
    queryKey: roundKeys.day(vendorId, day),
    queryFn: ({ signal }) => call('vendor_round', { vendor_id: vendorId, day }, round, signal),
  })
}

const PAGE_SIZE = 100

/** The doors of a round, by area, a page at a time. */
export function useRoundStops(vendorId: string, day: string) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: roundKeys.stops(vendorId, day),
      ...keysetPages(
        PAGE_SIZE,
        (after: RoundStop | undefined, signal): Promise<readonly RoundStop[]> =>
          call(
            'vendor_round_stops',
            {
              vendor_id: vendorId,
              day,
              limit_count: PAGE_SIZE,
              ...(after ? { after_area: after.area, after_id: after.subscriber_id } : {}),
            },
            rows(stop),
            signal,
          ),
      ),
    }),
  )
}

/** A visit at a door. */
export interface Visit {
  readonly orderId: string
  readonly delivered: boolean
  /** Bottles that were taken back. */
  readonly bottles: readonly { readonly subscription_id: string; readonly count: number }[]
}

/**
 * Marks a door as delivered, or not. Repeating it counts nothing twice.
 *
 * @throws AppError order_transition_not_allowed, order_not_found
 */
export function useCompleteStop(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ orderId, delivered, bottles }: Visit) =>
      call(
        'complete_stop',
        {
          order_id: orderId,
          delivered,
          bottles: bottles.map(({ subscription_id, count }) => ({ subscription_id, count })),
        },
        orderStatus,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: roundKeys.of(vendorId) }),
  })
}

/** Answers a missed delivery. */
export function useDecideClaim(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, accepted }: { id: string; accepted: boolean }) =>
      call('decide_claim', { claim_id: id, accepted }, z.string()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: roundKeys.of(vendorId) }),
  })
}

/** Confirms how many of the bottles that a customer put out were found; 0 refuses. */
export function useConfirmBottles(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, count }: { id: string; count: number }) =>
      call('confirm_bottles', { return_id: id, count }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: roundKeys.of(vendorId) }),
  })
}
