import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { diet } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import type { ItemsFilter } from './items-filter.ts'
import { vendorProductKeys } from './keys.ts'

const vendorItem = z.object({
  id: z.string(),
  section: z.string(),
  section_position: z.number(),
  position: z.number(),
  name: z.string(),
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
  description: z.string(),
  /** Null for what is not eaten from a kitchen. */
  diet: z.nullable(diet),
  brand: z.nullable(z.string()),
  variant: z.nullable(z.record(z.string(), z.string())),
  pack_size: z.nullable(z.coerce.number()),
  pack_unit: z.nullable(z.string()),
  sold_by: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  shelf_life_days: z.nullable(z.number()),
  barcode: z.nullable(z.string()),
  /** The first day on which a batch expires; null without such a batch. */
  expires_on: z.nullable(z.string()),
  unavailable_reason: z.nullable(vocabulary(['sold_out', 'not_now'], 'sold_out')),
})
/** An item in the list of its vendor; amounts in paise, times `HH:MM:SS`. */
export type VendorItem = z.infer<typeof vendorItem>

/** Items a page: more than a screen shows, so that scrolling meets no end. */
const PAGE_SIZE = 100

/** One page of a vendor's items. */
export function fetchItems(
  vendorId: string,
  filter: ItemsFilter,
  after: Pick<VendorItem, 'section_position' | 'position' | 'id'> | undefined,
  limit: number,
  signal?: AbortSignal,
): Promise<VendorItem[]> {
  const { section, state } = filter
  const search = filter.search.trim()
  return call(
    'vendor_items',
    {
      vendor_id: vendorId,
      limit_count: limit,
      ...(search ? { search } : {}),
      ...(section === undefined ? {} : { in_section: section }),
      ...(state ? { state } : {}),
      ...(after
        ? { after: { section_position: after.section_position, position: after.position, id: after.id } }
        : {}),
    },
    rows(vendorItem),
    signal,
  )
}

/** The items of a vendor that fit, in the order of its menu, a page at a time. */
export function vendorItemsOptions(vendorId: string, filter: ItemsFilter) {
  return infiniteQueryOptions({
    queryKey: vendorProductKeys.list(vendorId, { ...filter, search: filter.search.trim() }),
    staleTime: 0,
    ...keysetPages(
      PAGE_SIZE,
      (after: VendorItem | undefined, signal): Promise<readonly VendorItem[]> =>
        fetchItems(vendorId, filter, after, PAGE_SIZE, signal),
    ),
  })
}

/** The items of a vendor that fit; those of the filter before stay until the new ones arrive. */
export function useVendorItems(vendorId: string, filter: ItemsFilter) {
  return useInfiniteQuery({ ...vendorItemsOptions(vendorId, filter), placeholderData: keepPreviousData })
}
