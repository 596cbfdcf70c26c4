import type { VendorKind } from '@angadi/data/discovery/vendor-kind.ts'
import type { ItemCard } from '@angadi/data/home/item-card.ts'
import { pathTo } from '@angadi/routes/path-to.ts'

/** Where one buys from a vendor: a restaurant's menu, a grocery store's aisles, else its storefront. */
export function vendorPath(kind: VendorKind, slug: string): string {
  if (kind === 'food') return pathTo('restaurantsId', { id: slug })
  if (kind === 'grocery') return pathTo('groceryStoreSlug', { slug })
  return pathTo('shopVendorSlug', { vendorSlug: slug })
}

/** Where an item is bought: a dish on its menu, a product of a shop on its own page, else at its vendor. */
export function itemPath({
  id,
  kind,
  vendor_slug: slug,
  product_id: productId,
}: Pick<ItemCard, 'id' | 'kind' | 'vendor_slug' | 'product_id'>): string {
  if (kind === 'food') return pathTo('restaurantsId', { id: slug }, { dish: id })
  if (kind === 'shopping' && productId) return pathTo('shoppingProductProductId', { productId })
  return vendorPath(kind, slug)
}
