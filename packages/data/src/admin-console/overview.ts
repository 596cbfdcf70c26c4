import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { topicNamed } from '../realtime/topic.ts'
import { gatherCalls } from './gather-calls.ts'
import { adminKeys } from './keys.ts'

const overview = z.object({
  live_by_status: z.record(z.string(), z.number()),
  today: z.object({
    orders: z.number(),
    delivered: z.number(),
    cancelled: z.number(),
    sales_paise: z.number(),
  }),
  revenue_today_paise: z.coerce.number(),
  couriers_online: z.number(),
  vendors_open: z.number(),
  ledger_balanced: z.boolean(),
})

/** The figures of one day; amounts in paise. */
export type Overview = z.infer<typeof overview>

/** The figures of today, by Indian time; amounts in paise. */
export function overviewOptions() {
  return queryOptions({
    queryKey: adminKeys.overview,
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_overview', {}, overview, signal),
  })
}

/** The figures of today, by Indian time; amounts in paise. */
export function useOverview() {
  return useQuery(overviewOptions())
}

/** The regions we serve. */
export function useRegions() {
  return useQuery({
    queryKey: adminKeys.regions,
    queryFn: async () => {
      const { data, error } = await (await supabase()).from('regions').select('id, slug, name').order('name')
      if (error) throw toAppError(error)
      return data
    },
  })
}

/** The board is fetched again at most this often, in milliseconds, however much happens in the regions. */
const REFRESH_MS = 1000

/**
 * Updates the board from every region's orders and couriers: its figures and its lists. An order that is open
 * listens to its own topic.
 */
export function useLiveRegions(regionIds: readonly string[]): void {
  const queryClient = useQueryClient()
  const refresh = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: adminKeys.overview })
    void queryClient.invalidateQueries({ queryKey: adminKeys.lists })
  })
  const names = regionIds.join(',')
  useEffect(() => {
    const gathered = gatherCalls(() => refresh(), REFRESH_MS)
    const topics = names === '' ? [] : names.split(',').map((id) => topicNamed(`region:${id}`))
    const leave = topics.map((topic) => topic.listen(gathered.call))
    return () => {
      gathered.cancel()
      for (const stop of leave) stop()
    }
  }, [names])
}
