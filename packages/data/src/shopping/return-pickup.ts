import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { shoppingKeys } from './keys.ts'

const pickup = z.object({
  return_id: z.string(),
  number: z.string(),
  order_number: z.string(),
  pickup_on: z.nullable(z.string()),
  from: z.object({
    name: z.string(),
    line: z.nullable(z.string()),
    landmark: z.nullable(z.string()),
    city: z.nullable(z.string()),
    pincode: z.nullable(z.string()),
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
  }),
  to: z.object({ name: z.string(), address: z.string(), call_phone: z.nullable(z.string()) }),
  pieces: z.number(),
})
/** Where a return is fetched, and where it goes. */
export type ReturnPickup = z.infer<typeof pickup>

/**
 * Where a return that was accepted is fetched; never stored, as it has the customer's address.
 *
 * @throws AppError return_not_found, label_not_needed
 */
export function useReturnPickup(returnId: string) {
  return useQuery({
    queryKey: shoppingKeys.returnPickup(returnId),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }): Promise<ReturnPickup> =>
      call('return_pickup', { return_id: returnId }, pickup, signal),
  })
}
