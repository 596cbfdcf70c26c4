import type { VendorKind } from '@angadi/data/discovery/vendor-kind.ts'
import { pathTo } from '@angadi/routes/path-to.ts'

/** Where one buys from a vendor: a restaurant's menu, a grocery store's aisles, else its storefront. */
export function vendorPath(kind: VendorKind, slug: string): string {
  return kind === 'grocery' ? pathTo('groceryStoreSlug', { slug }) : publicVendorPath(kind, slug)
}

/** A vendor's page for everybody, as it is shared and listed: the menu of a restaurant, the storefront of every other. */
export function publicVendorPath(kind: VendorKind, slug: string): string {
  return kind === 'food'
    ? pathTo('restaurantsId', { id: slug })
    : pathTo('shopVendorSlug', { vendorSlug: slug })
}

/** An item as far as it says where it is sold. */
export interface SoldItem {
  readonly id: string
  readonly kind: VendorKind
  readonly vendor_slug: string
  readonly product_id?: string | null | undefined
}

/**
 * Where an item is bought: a dish on its menu, a product of a shop on its own page, else at its vendor.
 *
 * @param atVendor the page of the vendor
 */
export function itemPath(
  { id, kind, vendor_slug: slug, product_id: productId }: SoldItem,
  atVendor: typeof vendorPath = vendorPath,
): string {
  if (kind === 'food') return pathTo('restaurantsId', { id: slug }, { dish: id })
  if (kind === 'shopping' && productId) return pathTo('shoppingProductProductId', { productId })
  return atVendor(kind, slug)
}
