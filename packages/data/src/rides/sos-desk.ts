import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import { rideKeys } from './keys.ts'

/** An alarm must not wait for an event that was lost: how often the desk asks, in milliseconds. */
const REFRESH_MS = 10_000

const alarm = z.object({
  id: z.string(),
  order_id: z.string(),
  order_number: z.nullish(z.string()),
  at: z.string(),
  /** Who raised it: the customer or the driver. */
  raised_by: z.nullish(z.string()),
  person: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  other_person: z.nullish(z.string()),
  plate: z.nullish(z.string()),
  lat: z.nullish(z.number()),
  lng: z.nullish(z.number()),
  reminders: z.nullish(z.number()),
  acknowledged_at: z.nullish(z.string()),
  acknowledged_by: z.nullish(z.string()),
  note: z.nullish(z.string()),
})
/** An alarm of a ride as the administration sees it. */
export type SosAlarm = z.infer<typeof alarm>

/** The alarms of rides, those first that nobody has taken. */
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
 * @throws AppError already_acknowledged, or a lost network
 */
export function useAcknowledgeSos() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, note }: { id: string; note: string }) =>
      call('acknowledge_sos', { sos_id: id, note }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: rideKeys.alarms }),
  })
}
