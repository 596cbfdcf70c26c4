import type { VendorKind } from '@angadi/data/discovery/vendor-kind.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { factsOf } from '../trade/facts-of.ts'
import type { SoldItem as AnyItem } from '../trade/trade-facts.ts'

/** Where one buys from a vendor: a restaurant's menu, a grocery store's aisles, else its storefront. */
export function vendorPath(kind: VendorKind, slug: string): string {
  return factsOf(kind).vendorPath?.(slug) ?? publicVendorPath(kind, slug)
}

/** A vendor's page for everybody, as it is shared and listed: the menu of a restaurant, the storefront of every other. */
export function publicVendorPath(kind: VendorKind, slug: string): string {
  return factsOf(kind).publicVendorPath?.(slug) ?? pathTo('shopVendorSlug', { vendorSlug: slug })
}

/** An item as far as it says where it is sold. */
export interface SoldItem extends AnyItem {
  readonly kind: VendorKind
}

/**
 * Where an item is bought: a dish on its menu, a product of a shop on its own page, else at its vendor.
 *
 * @param atVendor the page of the vendor
 */
export function itemPath(item: SoldItem, atVendor: typeof vendorPath = vendorPath): string {
  return factsOf(item.kind).itemPath?.(item) ?? atVendor(item.kind, item.vendor_slug)
}
