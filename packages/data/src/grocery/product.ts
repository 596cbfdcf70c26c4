import * as z from 'zod/mini'
import { vocabulary } from '../vocabulary.ts'

/** One pack of a product as a store sells it; prices in paise, `pack_size` in `pack_unit`. */
export const pack = z.object({
  id: z.string(),
  name: z.string(),
  /** The name as the vendor wrote it, which orders carry. */
  original_name: z.string(),
  description: z.string(),
  price_paise: z.number(),
  mrp_paise: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  pack_size: z.nullable(z.number()),
  pack_unit: z.nullable(z.string()),
  unit_price: z.nullable(z.object({ paise: z.number(), per: z.string() })),
  variant: z.record(z.string(), z.string()),
  brand: z.nullable(z.string()),
  sold_by: vocabulary(['pack', 'weight'], 'pack'),
  origin: z.nullable(z.string()),
  shelf_life_days: z.nullable(z.number()),
  storage: vocabulary(['ambient', 'chilled', 'frozen'], 'ambient'),
  is_food: z.boolean(),
  picture: z.nullable(z.string()),
  gallery: z.array(z.string()),
  is_bestseller: z.boolean(),
  /** The last day of the batch that expires first. */
  best_before: z.nullable(z.string()),
  stock_left: z.nullable(z.number()),
  orderable: z.boolean(),
  unavailable_reason: z.nullable(z.string()),
})
export type Pack = z.infer<typeof pack>

/** A product with the packs in which one store sells it, the smallest first. */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  aisle: z.string(),
  packs: z.array(pack).check(z.minLength(1)),
})
export type Product = z.infer<typeof product>
