import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { checkoutKeys } from './keys.ts'
import type { SlotsRequest } from './quote.ts'

/** The shape of one row of `schedule_slots` and `reschedule_slots`. */
export const slot = z.object({ starts_at: z.string(), ends_at: z.string(), is_free: z.boolean() })

/** Slots fill up and pass: a list older than a minute is fetched again when it is shown. */
export const SLOTS_FRESH_MS = 60_000

/** The half hours for which a customer can order from all of these vendors together. */
export function slotsOptions(userId: string | null, { vendorIds, fulfilment, addressId }: SlotsRequest) {
  return queryOptions({
    queryKey: checkoutKeys.slots(userId, { vendorIds, fulfilment, addressId }),
    enabled: userId !== null && vendorIds.length > 0,
    staleTime: SLOTS_FRESH_MS,
    queryFn: ({ signal }) =>
      call(
        'schedule_slots',
        {
          vendor_ids: [...vendorIds],
          fulfilment,
          ...(addressId ? { address_id: addressId } : {}),
        },
        z.array(slot),
        signal,
      ),
  })
}

/** The half hours for which the signed-in customer can order from all of these vendors together. */
export function useSlots(request: SlotsRequest) {
  return useQuery(slotsOptions(useUserId(), request))
}
