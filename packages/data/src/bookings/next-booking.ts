import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '../client/client.ts'
import type { VendorKind } from '../discovery/vendor-kind.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { useUserId } from '../session/session-store.ts'
import { bookingKeys } from './keys.ts'

const nextBooking = z.object({
  order_id: z.string(),
  starts_at: z.string(),
  vendors: z.object({ name: z.string(), area: z.string() }),
})
/** The next visit of a customer. */
export type NextBooking = z.infer<typeof nextBooking>

/** The customer's next visit to a vendor of some kind; null for none. */
export function nextBookingOptions(userId: string | null, vendorKind: VendorKind) {
  return queryOptions({
    queryKey: bookingKeys.next(userId, vendorKind),
    enabled: userId !== null,
    queryFn: async ({ signal }): Promise<NextBooking | null> => {
      const { data, error } = await (await supabase())
        .from('bookings')
        .select('order_id, starts_at, vendors!inner(name, area)')
        .eq('user_id', userId ?? '')
        .eq('vendors.kind', vendorKind)
        .in('state', ['pending', 'confirmed'])
        .gte('ends_at', new Date().toISOString())
        .order('starts_at')
        .limit(1)
        .abortSignal(signal)
      if (error) throw toAppError(error)
      return z.array(nextBooking).parse(data)[0] ?? null
    },
  })
}

/** The signed-in customer's next visit to a vendor of some kind. */
export function useNextBooking(vendorKind: VendorKind) {
  return useQuery(nextBookingOptions(useUserId(), vendorKind))
}
