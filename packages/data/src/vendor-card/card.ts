import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { place } from '../rows.ts'
import { vocabulary } from '../vocabulary.ts'
import { vendorCardKeys } from './keys.ts'

const card = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.string(),
  status: vocabulary(['draft', 'active', 'suspended', 'terminated'], 'suspended'),
  tagline: z.nullable(z.string()),
  address: z.string(),
  area: z.string(),
  lat: z.number(),
  lng: z.number(),
  phone_masked: z.nullable(z.string()),
  /** Its cover: a photo of its own, or the platform's picture. */
  picture: z.nullish(z.string()),
  delivery_radius_m: z.number(),
  most_radius_m: z.number(),
  /** The drawn delivery area; null where the radius alone counts. */
  corners: z.nullable(z.array(place)),
  prep_minutes: z.number(),
  min_order_paise: z.number(),
  packaging_paise: z.number(),
  /** Orders for later that it takes for the same half hour. */
  slot_capacity: z.number(),
  /** How long before preparing begins an order for later is placed. */
  slot_cutoff_minutes: z.number(),
  commission_bp: z.number(),
  /** Null for what is no restaurant. */
  cuisines: z.nullable(z.array(z.string())),
  cost_for_two_paise: z.nullable(z.number()),
  pure_veg: z.nullable(z.boolean()),
  fssai_number: z.nullable(z.string()),
  hours: z.array(z.object({ weekday: z.number(), opens: z.string(), closes: z.string() })),
  holidays: z.array(z.object({ day: z.string(), note: z.nullable(z.string()) })),
  people: z.array(
    z.object({
      name: z.nullable(z.string()),
      position: vocabulary(['owner', 'manager', 'staff'], 'staff'),
      is_me: z.boolean(),
    }),
  ),
})
/** A vendor as its own people see it; amounts in paise, commission in basis points, times `HH:MM`. */
export type VendorCard = z.infer<typeof card>

/** A vendor as its own people see it. */
export function vendorCardOptions(vendorId: string) {
  return queryOptions({
    queryKey: vendorCardKeys.of(vendorId),
    staleTime: 0,
    queryFn: ({ signal }) => call('vendor_card', { vendor_id: vendorId }, card, signal),
  })
}

/** A vendor as its own people see it. */
export function useVendorCard(vendorId: string) {
  return useQuery(vendorCardOptions(vendorId))
}
