import * as z from 'zod/mini'
import { vendorKind } from '../discovery/vendor-kind.ts'
import { diet } from '../rows.ts'

/** The shape of an item in a block of home, and in Explore & Discover. */
export const itemCard = z.object({
  id: z.string(),
  kind: vendorKind,
  /** In the user's language. */
  name: z.string(),
  /** As the vendor wrote it: what a search finds it by. */
  original_name: z.string(),
  price_paise: z.number(),
  mrp_paise: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  diet: z.nullable(diet),
  picture: z.nullable(z.string()),
  is_bestseller: z.boolean(),
  /** Whether something has to be chosen, or can be, before it is added to a cart. */
  has_options: z.boolean(),
  vendor_id: z.string(),
  vendor_slug: z.string(),
  vendor_name: z.string(),
  rating: z.nullable(z.number()),
  ratings_count: z.number(),
  /** Null without a place. */
  distance_m: z.nullable(z.number()),
  /** Until the earliest arrival; null without a place. */
  minutes: z.nullable(z.number()),
  is_open: z.boolean(),
  /** The product that several vendors may sell; of goods only. */
  product_id: z.nullish(z.string()),
  /** What a kilogram, litre, piece or metre costs; of goods only. */
  unit_price: z.nullish(z.object({ paise: z.number(), per: z.enum(['kg', 'l', 'piece', 'm']) })),
})

/** An item as a card shows it: prices in paise, distance in metres. */
export type ItemCard = z.infer<typeof itemCard>
