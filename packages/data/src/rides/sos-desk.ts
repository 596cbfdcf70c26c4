import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { rideKeys } from './keys.ts'

/** An alarm must not wait for an event that was lost: how often the desk asks, in milliseconds. */
const REFRESH_MS = 10_000

const person = z.object({ name: z.nullish(z.string()), phone: z.nullish(z.string()) })

const alarm = z.object({
  sos_id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  /** Who raised it. */
  role: vocabulary(['user', 'driver'], 'user'),
  at: z.string(),
  /** How often the administration was told. */
  told: z.number(),
  lat: z.nullish(z.number()),
  lng: z.nullish(z.number()),
  /** When the vehicle was there; null for the place of the phone that called. */
  position_at: z.nullish(z.string()),
  customer: z.nullish(person),
  /** Whoever rides, where somebody else has ordered it. */
  rider: z.nullish(person),
  driver: z.nullish(z.extend(person, { plate: z.nullish(z.string()), vehicle: z.nullish(z.string()) })),
})
/** An alarm of a ride as the administration sees it. */
export type SosAlarm = z.infer<typeof alarm>

/** The alarms of rides that nobody has answered, the oldest first. */
export function openSosQuery() {
  return queryOptions({
    queryKey: rideKeys.alarms,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    queryFn: ({ signal }) => call('open_sos', {}, rows(alarm), signal),
  })
}

/** The alarms of rides, for the administration; asked again by itself. */
export function useOpenSos() {
  return useQuery(openSosQuery())
}

/**
 * Takes an alarm, which ends its reminders.
 *
 * @throws AppError sos_not_found, or a lost network
 */
export function useAcknowledgeSos() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, note }: { id: string; note: string }) =>
      call('acknowledge_sos', { sos_id: id, note }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: rideKeys.alarms }),
  })
}
