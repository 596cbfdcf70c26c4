import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { courierKeys } from '../courier-console/keys.ts'
import { refetched } from '../courier-console/optimistic.ts'
import { useUserId } from '../session/session-store.ts'
import { driverDayKeys } from './day.ts'

const place = z.object({ lat: z.number(), lng: z.number(), label: z.string() })
/** Where a driver goes home to; read by nobody else. */
export type HomePlace = z.infer<typeof place>

const myHome = z.object({
  home: z.nullable(place),
  /** Null while not going home. */
  until: z.nullable(z.string()),
  /** How long a turn lasts at most. */
  seconds: z.number(),
  /** Turns a day. */
  most: z.number(),
  used: z.number(),
  /** Jobs that were not offered in this turn because they end elsewhere. */
  passed_over: z.number(),
})
/** The caller's home, and whether they are only offered what ends nearer to it. */
export type MyHome = z.infer<typeof myHome>

/** The caller's home and going there. */
export function useMyHome() {
  const userId = useUserId()
  return useQuery({
    queryKey: driverDayKeys.home(userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('my_home', {}, myHome, signal),
  })
}

/** Keeps where the caller goes home to; undefined forgets it. Refused with home_invalid, going_home. */
export function useSetHome() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (home: HomePlace | undefined) => call('set_driver_home', home ?? {}, myHome),
    ...refetched(queryClient, courierKeys.all),
  })
}

/**
 * Begins or ends going home; beginning twice is once. Refused with home_missing, courier_offline, home_reached,
 * go_home_used_up.
 */
export function useGoHome() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (going: boolean) => call('go_home', { going }, myHome),
    ...refetched(queryClient, courierKeys.all),
  })
}
