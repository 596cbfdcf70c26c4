import type { SizeGuide, Specs } from '@angadi/domain/products/product-page.ts'
import type { VariantAxis } from '@angadi/domain/products/variant-axes.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorProductKeys } from './keys.ts'
import { refreshItems } from './list-cache.ts'

const vendorProduct = z.object({
  /** Null for an item that stands alone. */
  product: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      specs: z.record(z.string(), z.string()),
      size_guide: z.nullable(z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })),
    }),
  ),
  /** Whether the vendor writes its page: not where another vendor or the platform does. */
  may_change: z.boolean(),
  /** The vendor's own items of the product. */
  variants: z.array(
    z.object({
      item_id: z.string(),
      name: z.string(),
      variant: z.record(z.string(), z.string()),
      price_paise: z.number(),
      stock: z.nullable(z.number()),
      picture: z.nullable(z.string()),
    }),
  ),
})
/** The product that an item belongs to, for its vendor. */
export type VendorProduct = z.infer<typeof vendorProduct>

/** The product that an item belongs to, for its vendor. */
export function vendorProductOptions(vendorId: string, itemId: string) {
  return queryOptions({
    queryKey: vendorProductKeys.product(vendorId, itemId),
    staleTime: 0,
    queryFn: ({ signal }) => call('vendor_product', { item_id: itemId }, vendorProduct, signal),
  })
}

/** The product that an item belongs to, for its vendor. */
export function useVendorProduct(vendorId: string, itemId: string) {
  return useQuery(vendorProductOptions(vendorId, itemId))
}

/** What of a product's page is written; what is not named stays. */
export interface ProductChange {
  readonly name: string
  readonly description: string
  readonly specs: Specs
  readonly sizeGuide: SizeGuide | null
  /** Makes repeating it harmless. */
  readonly key: string
}

/** Writes the page of an item's product. */
export function useSaveProduct(vendorId: string, itemId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ name, description, specs, sizeGuide, key }: ProductChange) =>
      call(
        'save_product',
        {
          item_id: itemId,
          product: {
            name,
            description,
            specs: { ...specs },
            size_guide: sizeGuide && {
              columns: [...sizeGuide.columns],
              rows: sizeGuide.rows.map((row) => [...row]),
            },
          },
          idempotency_key: key,
        },
        z.object({ id: z.string() }),
      ),
    onSettled: () => refreshItems(queryClient, vendorId, itemId),
  })
}

/** Variants to be made at once: the axes, and how many pieces there are of each (null: not counted). */
export interface VariantsToMake {
  readonly axes: readonly VariantAxis[]
  readonly stock: number | null
  /** Makes repeating it harmless. */
  readonly key: string
}

/** Makes an item for each combination; answers how many were made and how many were there. */
export function useAddVariants(vendorId: string, itemId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ axes, stock, key }: VariantsToMake) =>
      call(
        'add_variants',
        {
          item_id: itemId,
          axes: axes.map(({ name, values }) => ({ name, values: [...values] })),
          ...(stock === null ? {} : { stock }),
          idempotency_key: key,
        },
        z.object({ made: z.number(), there: z.number() }),
      ),
    onSettled: () =>
      Promise.all([
        refreshItems(queryClient, vendorId, itemId),
        queryClient.invalidateQueries({ queryKey: vendorProductKeys.of(vendorId) }),
      ]),
  })
}
