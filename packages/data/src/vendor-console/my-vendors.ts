import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { vendorConsoleKeys } from './keys.ts'

const myVendor = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  kind: z.string(),
  /** Where its work begins: the board, the parcels; null where there is none. */
  desk: z.nullable(z.string()),
  staff_position: z.string(),
  /** What the position includes: orders, catalogue, prices, money, people. */
  rights: z.array(z.string()),
  accepting_orders: z.boolean(),
  paused_until: z.nullable(z.string()),
  is_open: z.boolean(),
  rating: z.nullable(z.coerce.number()),
  ratings_count: z.number(),
  prep_minutes: z.number(),
  picture: z.nullable(z.string()),
})
/** A business that the signed-in user works for. */
export type MyVendor = z.infer<typeof myVendor>

/** The businesses that a user works for. */
export function myVendorsOptions(userId: string | null) {
  return queryOptions({
    queryKey: vendorConsoleKeys.vendors(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_vendors', {}, rows(myVendor), signal),
  })
}

/** The businesses that the signed-in user works for. */
export function useMyVendors() {
  return useQuery(myVendorsOptions(useUserId()))
}
