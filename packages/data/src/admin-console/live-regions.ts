import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { gatherCalls } from '../realtime/gather-calls.ts'
import type { Pages } from '../realtime/newest-first.ts'
import { takeOver } from '../realtime/take-over.ts'
import { type TopicEvent, topicNamed } from '../realtime/topic.ts'
import { isResync } from '../realtime/use-topic.ts'
import { rows } from '../vocabulary.ts'
import { adminKeys } from './keys.ts'
import { pagesWithLine } from './listed-line.ts'
import { type Needs, needs } from './needs.ts'
import type { OrderFilter } from './order-filter.ts'
import { type AdminOrderLine, adminOrderLine } from './orders.ts'
import { type Overview, overview } from './overview.ts'

const news = z.object({ overview, needs, orders: rows(adminOrderLine) })
/** What an open board needs after events: the figures, and the orders that the events named. */
export type AdminNews = z.infer<typeof news>

/** As many orders as one call may name. */
const MOST_NAMED = 200

/** The board asks for news at most this often, in milliseconds, however much happens in the regions. */
const REFRESH_MS = 1000

const fetchNews = (orderIds: readonly string[]): Promise<AdminNews> =>
  call('admin_news', { order_ids: [...orderIds] }, news)

/** What has happened in the regions since the board last asked. */
export interface Happened {
  readonly orderIds: Set<string>
  /** Whether a connection was lost, so that anything may have happened. */
  everything: boolean
}

/** Adds an event to what has happened. */
export function note(happened: Happened, { event, payload }: TopicEvent): void {
  const { order_id: orderId } = payload
  if (isResync(event)) happened.everything = true
  else if (typeof orderId === 'string') happened.orderIds.add(orderId)
}

/**
 * Brings the board up to date with one call: its figures, what needs somebody, and the orders that changed in every list that is loaded. An
 * order that is open is fetched too.
 */
export async function refreshBoard(
  queryClient: QueryClient,
  { orderIds, everything }: Happened,
  ask: (orderIds: readonly string[]) => Promise<AdminNews> = fetchNews,
): Promise<void> {
  for (const orderId of orderIds) void queryClient.invalidateQueries({ queryKey: adminKeys.order(orderId) })
  const answer =
    everything || orderIds.size > MOST_NAMED ? undefined : await ask([...orderIds]).catch(() => undefined)
  if (!answer) {
    void queryClient.invalidateQueries({ queryKey: adminKeys.overview })
    void queryClient.invalidateQueries({ queryKey: adminKeys.needs })
    void queryClient.invalidateQueries({ queryKey: adminKeys.lists })
    if (everything) void queryClient.invalidateQueries({ queryKey: adminKeys.opened })
    return
  }
  takeOver<Needs>(queryClient, adminKeys.needs, () => answer.needs)
  takeOver<Overview>(queryClient, adminKeys.overview, () => answer.overview)
  for (const [queryKey] of queryClient.getQueriesData<Pages<AdminOrderLine>>({ queryKey: adminKeys.lists }))
    takeOver<Pages<AdminOrderLine>>(queryClient, queryKey, (loaded) => {
      const filter = queryKey.find(isFilter)
      return filter && answer.orders.reduce((pages, line) => pagesWithLine(pages, filter, line), loaded)
    })
}

function isFilter(part: unknown): part is OrderFilter {
  return typeof part === 'object' && part !== null && 'statuses' in part
}

/** Updates the board from every region's orders and couriers, and the order that is open. */
export function useLiveRegions(regionIds: readonly string[]): void {
  const queryClient = useQueryClient()
  const refresh = useEffectEvent((happened: Happened) => void refreshBoard(queryClient, happened))
  const names = regionIds.join(',')
  useEffect(() => {
    let happened: Happened = { orderIds: new Set(), everything: false }
    const gathered = gatherCalls(() => {
      refresh(happened)
      happened = { orderIds: new Set(), everything: false }
    }, REFRESH_MS)
    const topics = names === '' ? [] : names.split(',').map((id) => topicNamed(`region:${id}`))
    const leave = topics.map((topic) =>
      topic.listen((event) => {
        note(happened, event)
        gathered.call()
      }),
    )
    return () => {
      gathered.cancel()
      for (const stop of leave) stop()
    }
  }, [names])
}
