import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { client } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { topicNamed } from '../realtime/topic.ts'
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
export function useOverview() {
  return useQuery({
    queryKey: adminKeys.overview,
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_overview', {}, overview, signal),
  })
}

/** The regions we serve. */
export function useRegions() {
  return useQuery({
    queryKey: adminKeys.regions,
    queryFn: async () => {
      const { data, error } = await client().rest.from('regions').select('id, slug, name').order('name')
      if (error) throw toAppError(error)
      return data
    },
  })
}

/** News that come within this many milliseconds lead to one refetch: six regions often speak at once. */
const GATHER_MS = 120

/** Keeps the console in step with every region's orders and couriers. */
export function useLiveRegions(regionIds: readonly string[]): void {
  const queryClient = useQueryClient()
  const refresh = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey: adminKeys.all }))
  const names = regionIds.join(',')
  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | undefined
    const gather = () => {
      clearTimeout(gathering)
      gathering = setTimeout(() => refresh(), GATHER_MS)
    }
    const topics = names === '' ? [] : names.split(',').map((id) => topicNamed(`region:${id}`))
    const leave = topics.map((topic) => topic.listen(gather))
    return () => {
      clearTimeout(gathering)
      for (const stop of leave) stop()
    }
  }, [names])
}
