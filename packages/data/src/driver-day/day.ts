import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { courierKeys } from '../courier-console/keys.ts'
import { refetched } from '../courier-console/optimistic.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'

/** Query keys of the day of whoever drives or delivers. */
export const driverDayKeys = {
  day: (userId: string | null, date: string | undefined) =>
    [...courierKeys.all, 'driver-day', userId, date ?? 'today'] as const,
  demand: (userId: string | null) => [...courierKeys.all, 'demand', userId] as const,
  home: (userId: string | null) => [...courierKeys.all, 'home', userId] as const,
  rideTerms: (userId: string | null) => [...courierKeys.all, 'ride-terms', userId] as const,
}

const driverJob = z.object({
  order_id: z.string(),
  order_number: z.string(),
  name: z.string(),
  at: z.string(),
  pay_paise: z.number(),
  tip_paise: z.number(),
  /** How the pay of a ride is made; empty for goods. */
  parts: z.array(z.object({ code: z.string(), amount_paise: z.number() })),
})

const day = z.object({
  goal_paise: z.nullable(z.number()),
  earned_paise: z.number(),
  /** Null below ten minutes online. */
  per_hour_paise: z.nullable(z.number()),
  /** What the platform takes for the day; not taken off earned_paise. */
  fee_paise: z.number(),
  paid_m: z.number(),
  empty_m: z.number(),
  jobs: z.array(driverJob),
})
/** A day of driving and delivering: goal, sum and ways; amounts in paise, ways in metres. */
export type DriverDay = z.infer<typeof day>

/**
 * The caller's day by Indian time.
 *
 * @param date such as `2026-11-28`; today without it
 */
export function useDriverDay(date?: string) {
  const userId = useUserId()
  return useQuery({
    queryKey: driverDayKeys.day(userId, date),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('driver_day', date === undefined ? {} : { day: date }, day, signal),
  })
}

const goal = z.object({ goal_paise: z.nullable(z.number()) })

/** Sets the goal for the day in paise; undefined removes it. Refused with goal_invalid. */
export function useSetGoal() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (paise: number | undefined) =>
      call('set_daily_goal', paise === undefined ? {} : { paise }, goal),
    ...refetched(queryClient, courierKeys.all),
  })
}

const demandCell = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.number(),
  place: z.nullable(z.string()),
})

/** Where customers asked in the last hours, the busiest place first. */
export function useDemand() {
  const userId = useUserId()
  return useQuery({
    queryKey: driverDayKeys.demand(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('demand_cells', {}, rows(demandCell), signal),
  })
}
