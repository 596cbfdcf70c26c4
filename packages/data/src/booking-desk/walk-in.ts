import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { rows } from '../vocabulary.ts'
import { bookingDeskKeys } from './keys.ts'

const deskService = z.object({
  id: z.string(),
  name: z.string(),
  section: z.nullable(z.string()),
  minutes: z.array(z.number()),
  price_paise: z.number(),
  service_resources: z.array(z.object({ need: z.number(), resource_id: z.string() })),
})
/** A service that is offered, and who does it. */
export type DeskService = z.infer<typeof deskService>

/** The services that a business offers now, in its own order. */
export function useDeskServices(vendorId: string) {
  return useQuery({
    queryKey: bookingDeskKeys.services(vendorId),
    queryFn: async ({ signal }) => {
      const { data, error } = await (await supabase())
        .from('services')
        .select('id, name, section, minutes, price_paise, service_resources (need, resource_id)')
        .eq('vendor_id', vendorId)
        .eq('is_active', true)
        .order('position')
        .order('name')
        .abortSignal(signal)
      if (error) throw toAppError(error)
      return rows(deskService).parse(data)
    },
  })
}

/** One service of a visit; without a person, whoever is free. */
export interface WalkInStep {
  readonly service_id: string
  readonly resource_id?: string
}

const walkInTime = z.object({ starts_at: z.nullable(z.string()), minutes: z.number(), waiting: z.number() })

/** When whoever walks in now could have these services at the earliest, and how many wait before. */
export function useWalkInTime(vendorId: string, steps: readonly WalkInStep[]) {
  return useQuery({
    queryKey: bookingDeskKeys.walkInTime(vendorId, JSON.stringify(steps)),
    enabled: steps.length > 0,
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: ({ signal }) =>
      call(
        'walk_in_time',
        { vendor_id: vendorId, steps: steps.map((step) => ({ ...step })) },
        walkInTime,
        signal,
      ),
  })
}

/** Who walked in, and what for. */
export interface WalkIn {
  readonly steps: readonly WalkInStep[]
  readonly name: string
  readonly phone: string
  readonly note: string
  /** Undefined: the next time that is free. */
  readonly startsAt: string | undefined
  /** Made when the form opened: sent twice, it takes one time. */
  readonly key: string
}

const walkedIn = z.object({ id: z.string(), starts_at: z.string(), waiting: z.number() })

/** Takes time for whoever walked in. */
export function useBookWalkIn(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ steps, name, phone, note, startsAt, key }: WalkIn) =>
      call(
        'book_walk_in',
        {
          vendor_id: vendorId,
          steps: steps.map((step) => ({ ...step })),
          walk_in: { name, phone, note },
          idempotency_key: key,
          ...(startsAt ? { starts_at: startsAt } : {}),
        },
        walkedIn,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingDeskKeys.of(vendorId) }),
  })
}
