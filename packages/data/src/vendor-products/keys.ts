import type { ItemsFilter } from './items-filter.ts'

/** Query keys of what a vendor's people see of their catalogue. */
export const vendorProductKeys = {
  of: (vendorId: string) => ['vendor-products', vendorId] as const,
  catalogue: (vendorId: string) => ['vendor-products', vendorId, 'catalogue'] as const,
  /** Every list of a vendor, whatever its filter. */
  lists: (vendorId: string) => ['vendor-products', vendorId, 'items'] as const,
  list: (vendorId: string, filter: ItemsFilter) => ['vendor-products', vendorId, 'items', filter] as const,
  item: (vendorId: string, itemId: string) => ['vendor-products', vendorId, 'item', itemId] as const,
  /** The product that an item belongs to. */
  product: (vendorId: string, itemId: string) =>
    ['vendor-products', vendorId, 'item', itemId, 'product'] as const,
  imports: (vendorId: string) => ['vendor-products', vendorId, 'imports'] as const,
  categories: (kind: string) => ['vendor-product-categories', kind] as const,
}
