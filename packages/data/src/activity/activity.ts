import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { orderKind } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import type { ActivityKind } from './activity-kind.ts'
import { activityKeys } from './keys.ts'

const cursor = z.object({ at: z.string(), id: z.string() })
const common = { id: z.string(), at: z.string(), event: z.string(), next_cursor: cursor }

const activity = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order'),
    ...common,
    order_id: z.string(),
    order_number: z.string(),
    order_kind: orderKind,
    vendor_name: z.string(),
    amount_paise: z.number(),
    picture: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('payment'),
    ...common,
    order_id: z.nullable(z.string()),
    order_number: z.nullable(z.string()),
    vendor_name: z.nullable(z.string()),
    /** Negative when money left the wallet. */
    amount_paise: z.number(),
    note: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('notification'),
    ...common,
    title: z.string(),
    message: z.string(),
    template: z.string(),
    params: z.record(z.string(), z.unknown()),
    action_url: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('review'),
    ...common,
    order_id: z.string(),
    vendor_name: z.string(),
    vendor_slug: z.string(),
    vendor_kind: vendorKind,
    stars: z.number(),
    note: z.nullable(z.string()),
    reply: z.nullable(z.string()),
  }),
])
/** An entry of the timeline: an order placed or ended, a movement of the wallet, a notification, a review. */
export type Activity = z.infer<typeof activity>

const PAGE_SIZE = 30
const FIRST_PAGE: z.infer<typeof cursor> | undefined = undefined

/** What a user did and heard, the latest first, a page at a time; of one kind, or of all. */
export function activityOptions(userId: string | null, kind: ActivityKind | undefined) {
  return infiniteQueryOptions({
    queryKey: activityKeys.timeline(userId, kind),
    enabled: userId !== null,
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam, signal }) =>
      call(
        'my_activity',
        {
          page_size: PAGE_SIZE,
          ...(kind ? { kinds: [kind] } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        rows(activity),
        signal,
      ),
    getNextPageParam: (page: readonly Activity[]) =>
      page.length < PAGE_SIZE ? undefined : page.at(-1)?.next_cursor,
    select: ({ pages }) => pages.flat(),
  })
}

/** What the signed-in user did and heard, the latest first. */
export function useActivity(kind: ActivityKind | undefined) {
  return useInfiniteQuery({ ...activityOptions(useUserId(), kind), placeholderData: keepPreviousData })
}
