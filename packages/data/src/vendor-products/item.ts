import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { diet } from '../rows.ts'
import { vocabulary } from '../vocabulary.ts'
import { vendorProductKeys } from './keys.ts'

const goods = z.object({
  product_id: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  variant: z.record(z.string(), z.string()),
  pack_size: z.nullable(z.coerce.number()),
  pack_unit: z.nullable(z.string()),
  sold_by: vocabulary(['pack', 'weight'], 'pack'),
  origin: z.nullable(z.string()),
  shelf_life_days: z.nullable(z.number()),
  storage: vocabulary(['ambient', 'chilled', 'frozen'], 'ambient'),
  is_food: z.boolean(),
  barcode: z.nullable(z.string()),
  return_days: z.number(),
  /** The photos after the first, in their order. */
  gallery: z._default(z.array(z.string()), []),
})

const batch = z.object({
  id: z.string(),
  quantity: z.number(),
  received_at: z.string(),
  expires_on: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
/** What is left of one delivery to a shelf. */
export type StockBatch = z.infer<typeof batch>

const optionGroup = z.object({
  id: z.string(),
  name: z.string(),
  min_choices: z.number(),
  max_choices: z.number(),
  options: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price_paise: z.number(),
      is_available: z.boolean(),
      diet: z.nullable(diet),
    }),
  ),
})
/** What can be chosen for an item. */
export type VendorOptionGroup = z.infer<typeof optionGroup>

const vendorItemInFull = z.object({
  id: z.string(),
  section: z.string(),
  name: z.string(),
  description: z.string(),
  price_paise: z.number(),
  mrp_paise: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  tax_class: z.string(),
  category_id: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  stock: z.nullable(z.number()),
  is_available: z.boolean(),
  sold_out_until: z.nullable(z.string()),
  available_from: z.nullable(z.string()),
  available_to: z.nullable(z.string()),
  is_bestseller: z.boolean(),
  diet: z.nullable(diet),
  goods: z.nullable(goods),
  option_groups: z.array(optionGroup),
  batches: z.array(batch),
  unavailable_reason: z.nullable(vocabulary(['sold_out', 'not_now'], 'sold_out')),
})
/** An item with everything that its vendor can change; amounts in paise, times `HH:MM:SS`. */
export type VendorItemInFull = z.infer<typeof vendorItemInFull>

/** One item with everything that its vendor can change. */
export function vendorItemOptions(vendorId: string, itemId: string) {
  return queryOptions({
    queryKey: vendorProductKeys.item(vendorId, itemId),
    staleTime: 0,
    queryFn: ({ signal }) => call('vendor_item', { item_id: itemId }, vendorItemInFull, signal),
  })
}

/** One item with everything that its vendor can change. */
export function useVendorItem(vendorId: string, itemId: string) {
  return useQuery(vendorItemOptions(vendorId, itemId))
}
