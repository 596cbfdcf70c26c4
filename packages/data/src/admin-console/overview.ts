import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { adminKeys } from './keys.ts'

/** The shape of the answer of `admin_overview`. */
export const overview = z.object({
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
