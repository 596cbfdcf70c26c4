import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { activityKeys } from './keys.ts'

const dashboard = z.object({
  orders_completed: z.number(),
  vendors_tried: z.number(),
  first_order_at: z.nullable(z.string()),
  saved_paise: z.number(),
  saved_this_month_paise: z.number(),
  favourites: z.number(),
  reviews: z.number(),
  /** Reward points. */
  points: z.number(),
  member_since: z.string(),
})
/** The figures of a customer's dashboard; amounts in paise. */
export type Dashboard = z.infer<typeof dashboard>

/** The figures of a user's dashboard (Spec §1 Dashboard). */
export function dashboardOptions(userId: string | null) {
  return queryOptions({
    queryKey: activityKeys.dashboard(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_dashboard', {}, dashboard, signal),
  })
}

/** The figures of the signed-in user's dashboard (Spec §1 Dashboard). */
export function useDashboard() {
  return useQuery(dashboardOptions(useUserId()))
}
