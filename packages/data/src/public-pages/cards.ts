import * as z from 'zod/mini'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { diet } from '../rows.ts'

export const vendorCard = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: vendorKind,
  area: z.string(),
  picture: z.nullable(z.string()),
  tagline: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  ratings_count: z.number(),
  pure_veg: z.boolean(),
  cuisine_names: z.array(z.string()),
  is_open: z.boolean(),
  opens_at: z.nullable(z.string()),
})
/** A vendor in a list of a public page, seen from nowhere: without distance and fee. */
export type ListedVendor = z.infer<typeof vendorCard>

export const unitPrice = z.nullable(z.object({ paise: z.number(), per: z.string() }))

export const itemCard = z.object({
  id: z.string(),
  name: z.string(),
  price_paise: z.number(),
  mrp_paise: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  diet: z.nullable(diet),
  /** What a kilogram, litre, piece or metre costs. */
  unit_price: unitPrice,
  product_id: z.nullable(z.string()),
  vendor_slug: z.string(),
  vendor_name: z.string(),
  vendor_kind: vendorKind,
})
/** An item in a list of a public page; prices in paise. */
export type ListedItem = z.infer<typeof itemCard>
