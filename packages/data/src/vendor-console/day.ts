import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorConsoleKeys } from './keys.ts'

const day = z.object({
  orders: z.number(),
  delivered: z.number(),
  cancelled: z.number(),
  sales_paise: z.number(),
  earned_paise: z.number(),
  avg_prep_minutes: z.nullable(z.coerce.number()),
})

/** Summary of a vendor's day so far; amounts in paise. */
export type VendorDay = z.infer<typeof day>

/** Summary of the vendor's day so far, by Indian time. */
export function useVendorDay(vendorId: string) {
  return useQuery({
    queryKey: vendorConsoleKeys.day(vendorId),
    staleTime: 0,
    queryFn: ({ signal }) => call('vendor_day', { vendor_id: vendorId }, day, signal),
  })
}
