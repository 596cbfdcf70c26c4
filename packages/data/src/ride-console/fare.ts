import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { courierKeys } from '../courier-console/keys.ts'
import { refetched } from '../courier-console/optimistic.ts'
import { useUserId } from '../session/session-store.ts'

const fare = z.object({
  rows: z.nullable(z.array(z.object({ code: z.string(), amount_paise: z.number() }))),
  total_paise: z.number(),
  collect_paise: z.nullable(z.number()),
  driver_paise: z.number(),
})
/** What a ride costs, row by row, and what of it is its driver's; in paise. */
export type RideFare = z.infer<typeof fare>

/** Query keys of what a driver reads of a ride. */
export const rideConsoleKeys = {
  fare: (userId: string | null, orderId: string) =>
    [...courierKeys.all, 'ride-fare', userId, orderId] as const,
}

/** The fare of a ride: it stands from the arrival at the last stop on. */
export function useRideFare(orderId: string) {
  const userId = useUserId()
  return useQuery({
    queryKey: rideConsoleKeys.fare(userId, orderId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('ride_fare', { order_id: orderId }, fare, signal),
  })
}

/** A toll that a driver paid on the way. */
export interface Toll {
  readonly name: string
  readonly paise: number
  /** Made when the form opens: the toll is added once. */
  readonly key: string
}

/** Adds a toll at cost; refused with request_invalid below ₹1 and above ₹1,000. */
export function useAddToll(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...toll }: Toll) =>
      call(
        'add_ride_toll',
        { order_id: orderId, ...toll, idempotency_key: key },
        z.object({ toll_id: z.string() }),
      ),
    ...refetched(queryClient, courierKeys.all),
  })
}
